import { Lock } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { guideRefusals } from '../guides.refusals.ts'
import { guideScreen } from '../guides.addresses.ts'
import { AbsentGuide } from './absent-guide.tsx'
import { GuideList } from './guide-list.tsx'
import { GuideView } from './guide-view.tsx'
import { useGuides } from './use-guides.ts'

/** GUIDE-1: /guides and /guides/$type/$guideId: the guides of the ship-to, and one of them. */
export function GuidesScreen() {
  const actor = useActor()
  const { guideId } = usePathParams(guideScreen)
  const { guides, defaultId, error, isProspect, retry } = useGuides()
  const isPhone = useMedia('phone')
  const shown = guides?.find(({ id }) => id === (guideId ?? defaultId))
  usePageTitle(shown?.name)
  const isElsewhere = isProspect && guideId !== undefined
  if (isElsewhere)
    return (
      <div className="page">
        <h1 className="sr-only">Guides</h1>
        <AbsentGuide guideId={guideId} at={(type) => guideScreen.at({ type, guideId })} />
      </div>
    )
  if (isProspect)
    return (
      <div className="page">
        <h1 className="sr-only">Guides</h1>
        <EmptyState
          title={customerRefusals.prospect_cannot_use_guides.message}
          picture={<Lock size={40} aria-hidden="true" />}
        >
          Guides come with your account.
        </EmptyState>
      </div>
    )
  if (!guides)
    return (
      <div className="page">
        <h1 className="sr-only">Guides</h1>
        {error ? <ErrorState failure={error} what="The guides" onRetry={retry} /> : <Waiting />}
      </div>
    )
  const list = (
    <GuideList
      guides={guides}
      shownId={shown?.id}
      defaultId={defaultId}
      whyNotCreate={actor.can('manageGuides') ? undefined : guideRefusals.guide_management_not_allowed.message}
    />
  )
  // On a phone the field of the guides stands beside the buttons of the one it shows.
  const isInHead = isPhone && shown !== undefined
  return (
    <div className="page flex flex-1 gap-6 max-[89.99rem]:flex-col max-[89.99rem]:gap-0 max-md:pt-2">
      {!isInHead && list}
      {shown ? (
        <GuideView key={shown.id} guide={shown} isDefault={shown.id === defaultId} picker={isInHead && list} />
      ) : (
        <div className="min-w-0 flex-1">
          <AbsentGuide guideId={guideId ?? ''} at={(type) => guideScreen.at({ type, guideId: guideId ?? '' })} />
        </div>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="flex gap-6" role="status" aria-label="The guides are loading">
    <div className="grid w-56 shrink-0 content-start gap-1 max-[89.99rem]:hidden">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
    <div className="grid min-w-0 flex-1 gap-3">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  </div>
)
