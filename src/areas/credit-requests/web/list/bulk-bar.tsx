import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { CreditSummary } from '#areas/credit-requests/credit-request.ts'
import {
  bulkAssignCreditRequests,
  bulkReassignCreditRequests,
  bulkUnassignCreditRequests,
} from '#areas/credit-requests/credit-moves.endpoints.ts'
import { AssigneeDialog } from '../detail/assignee-dialog.tsx'
import type { ChosenRequests } from './use-chosen-requests.ts'

type Results = CallAnswer<typeof bulkAssignCreditRequests>['results']

/** CREDIT-4: what is ticked, and what can be done with it; those refused stay ticked, with why. */
export function BulkBar({ requests, chosen }: { requests: readonly CreditSummary[]; chosen: ChosenRequests }) {
  const [asks, setAsks] = useState<'assign' | 'reassign'>()
  const [refused, setRefused] = useState<Results>([])
  const options = {
    refresh: ['listCreditRequests', 'countCreditRequests', 'getCreditRequest'] as const,
    done: ({ message, results }: { message: string; results: Results }) => {
      setAsks(undefined)
      setRefused(results.filter(({ isSuccess }) => !isSuccess))
      chosen.change(
        results.filter(({ isSuccess }) => isSuccess).map(({ id }) => id),
        false,
      )
      showToast({ tone: results.every(({ isSuccess }) => isSuccess) ? 'success' : 'info', message })
    },
  }
  const assign = useAct(bulkAssignCreditRequests, options)
  const unassign = useAct(bulkUnassignCreditRequests, options)
  const reassign = useAct(bulkReassignCreditRequests, options)
  const isRunning = assign.isRunning || unassign.isRunning || reassign.isRunning
  const { ids } = chosen
  const onPage = requests.filter(({ id }) => chosen.has(id)).length
  const nothing = ids.length === 0 ? 'Select at least one request' : undefined
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 print:hidden">
        <Checkbox
          isSelected={onPage > 0 && onPage === requests.length}
          isIndeterminate={onPage > 0 && onPage < requests.length}
          onChange={(isChosen) =>
            chosen.change(
              requests.map(({ id }) => id),
              isChosen,
            )
          }
        >
          Select page
        </Checkbox>
        <span className="figures text-muted" aria-live="polite">
          {ids.length} selected{chosen.isFull && ', the most at once'}
        </span>
        <span className="flex flex-wrap gap-2 md:ml-auto">
          {ids.length > 0 && (
            <Button size="small" variant="quiet" onPress={chosen.clear}>
              Clear
            </Button>
          )}
          <Button
            size="small"
            disabledReason={nothing}
            isPending={unassign.isRunning}
            onPress={() => unassign.run({ body: { ids } })}
          >
            Unassign
          </Button>
          <Button size="small" disabledReason={nothing} onPress={() => setAsks('reassign')}>
            Reassign
          </Button>
          <Button size="small" variant="primary" disabledReason={nothing} onPress={() => setAsks('assign')}>
            Assign
          </Button>
        </span>
      </div>
      {refused.length > 0 && (
        <Banner tone="warning">
          {plural(refused.length, 'request')} stayed as they were:
          <ul>
            {refused.map(({ id, requestNumber, message }) => (
              <li key={id}>
                <span className="figures">{requestNumber ?? 'A request that is gone'}</span>: {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {asks && (
        <AssigneeDialog
          title={`${asks === 'assign' ? 'Assign' : 'Reassign'} ${plural(ids.length, 'request')}`}
          confirmLabel={asks === 'assign' ? 'Assign' : 'Reassign'}
          isRunning={isRunning}
          onConfirm={(assigneeId) => (asks === 'assign' ? assign : reassign).run({ body: { ids, assigneeId } })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}
