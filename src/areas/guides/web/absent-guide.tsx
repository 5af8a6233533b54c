import type { Address } from '#contract/address.ts'
import { useCall } from '#browser/query.ts'
import { useGo } from '#browser/navigation.ts'
import { OtherShipTo } from '#areas/customers/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { GuideType } from '../guide.ts'
import { guidesScreen } from '../guides.addresses.ts'
import { findGuideShipTo } from '../guides.endpoints.ts'
import { guideRefusals } from '../guides.refusals.ts'

/**
 * SHELL-6: a guide the selected ship-to does not have: it is of another ship-to of the user, or
 * gone.
 */
export function AbsentGuide({ guideId, at }: { guideId: string; at: (type: GuideType) => Address }) {
  const go = useGo()
  const { data, error, refetch } = useCall(findGuideShipTo, { params: { guideId } })
  const action = <Button onPress={() => go(guidesScreen.at())}>All guides</Button>
  if (data)
    return <OtherShipTo what="This guide" name={data.name} shipTo={data.shipTo} to={at(data.type)} action={action} />
  if (!error) return <Skeleton className="h-48 w-full" />
  return (
    <ErrorState
      failure={error}
      what="The guide"
      missing={{ text: guideRefusals.guide_not_found.message, action }}
      onRetry={() => void refetch()}
    />
  )
}
