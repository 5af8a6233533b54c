import { useActor } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { type listLapsedItems, suggestUsualItem, withdrawSuggestedItem } from '../sales-habits.endpoints.ts'

type Item = CallAnswer<typeof listLapsedItems>['items'][number]

/** STAFF-6: puts an item first among the usual items of its customer, or takes that back. */
export function SuggestButton({ item }: { item: Item }) {
  const { division, shipTo, shipToName, itemNumber, description, isSuggested } = item
  const actor = useActor()
  const refresh = ['listLapsedItems', 'getDayPlan'] as const
  const suggest = useAct(suggestUsualItem, {
    refresh,
    done: () =>
      showToast({ tone: 'success', message: `${description} stands first among the usual items of ${shipToName}.` }),
  })
  const withdraw = useAct(withdrawSuggestedItem, { refresh })
  if (!actor.can('manageCart')) return null
  const params = { division, shipTo, itemNumber }
  return isSuggested ? (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="text-13 text-muted">Suggested</span>
      <Button
        size="small"
        variant="quiet"
        isPending={withdraw.isRunning}
        aria-label={`Take back the suggestion of ${description} to ${shipToName}`}
        onPress={() => withdraw.run({ params })}
      >
        Take back
      </Button>
    </span>
  ) : (
    <Button
      size="small"
      isPending={suggest.isRunning}
      aria-label={`Suggest ${description} to ${shipToName}`}
      onPress={() => suggest.run({ params, body: {} })}
    >
      Suggest
    </Button>
  )
}
