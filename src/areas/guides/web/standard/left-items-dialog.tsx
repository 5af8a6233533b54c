import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDay } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { getRouteDays } from '#areas/routing/routing.endpoints.ts'
import { describeReason } from '#areas/guides/rules/describe-reason.ts'
import { bringBackItem, listLeftItems } from '#areas/guides/standard-guide.endpoints.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { paramsOf, useGuides } from '../use-guides.ts'

const title = 'Items that left this guide'

/** GUIDE-1: what left a Standard guide, and why; staff bring it back: `?left-items=ID`. */
export function LeftItemsDialog({ value, close }: DialogProps) {
  const of = useShipToParams()
  const isInternal = useActor().kind === 'internal'
  const { guides, error, retry } = useGuides()
  const guide = guides?.find(({ id }) => id === value)
  const left = useCall(listLeftItems, of && guide ? { params: paramsOf(of, guide) } : null)
  const days = useCall(getRouteDays, of && { params: of }, { staleTime: 300_000 })
  const bringBack = useAct(bringBackItem, {
    refresh: ['listLeftItems', 'getGuide', 'getGuideLines', 'listGuides'],
    failed: () => true,
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  if (!of || !guide || !left.data || !days.data)
    return (
      <WaitingDialog
        title={title}
        failure={
          guides && !guide
            ? { status: 404, message: guideRefusals.guide_not_found.message }
            : (error ?? left.error ?? days.error)
        }
        what="The items"
        onRetry={() => {
          retry()
          void left.refetch()
          void days.refetch()
        }}
        onClose={close}
      />
    )
  const { today, timeZone } = days.data
  const mayBringBack = isInternal && guide.abilities.pin === null
  return (
    <Dialog title={title} width={640} isOpen onClose={close}>
      {bringBack.failure && (
        <p role="alert" className="pb-2 text-14 text-danger">
          {bringBack.failure.message}
        </p>
      )}
      {left.data.items.length === 0 ? (
        <EmptyState title="Nothing has left this guide">
          An item leaves when it is no longer bought, or when staff take it out.
        </EmptyState>
      ) : (
        <ul>
          {left.data.items.map((item) => (
            <li
              key={item.itemNumber}
              className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0">
                <span className="block break-words">{item.description}</span>
                <span className="figures block text-12 text-muted">
                  {[item.itemNumber, item.packSizeDescription, item.brand].filter(Boolean).join(' · ')}
                </span>
                <span className="block text-13 text-muted">
                  {describeReason(item.reason, item.removedByName, today)}, left{' '}
                  {formatDay(todayIn(timeZone, new Date(item.leftAt)), today)}
                </span>
              </span>
              {mayBringBack && (
                <Button
                  size="small"
                  isPending={bringBack.isRunning}
                  aria-label={`Bring back ${item.description}`}
                  onPress={() => bringBack.run({ params: { ...paramsOf(of, guide), itemNumber: item.itemNumber } })}
                >
                  Bring back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
