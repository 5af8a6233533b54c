import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { CreditActions } from './credit-actions.tsx'
import { CreditContent } from './credit-content.tsx'
import { StepButtons, useQueueSteps } from './queue-steps.tsx'

const missing = { text: 'There is no such credit request, or it is not one of your customers’.' }

/** CREDIT-1 to 4: one request beside the queue: `?request=ID`, updating live. */
export function CreditSheet({ value, close }: DialogProps) {
  const { isInQueue, step, closeTo } = useQueueSteps(value)
  const { data, error, refetch } = useCall(getCreditRequest, { params: { creditRequestId: value } })
  return (
    <SideSheet
      title={data ? `Credit request ${data.request.requestNumber}` : 'Credit request'}
      isOpen
      onClose={() => closeTo(close)}
      actions={isInQueue && <StepButtons onStep={step} />}
      footer={
        data && (
          <div className="flex flex-wrap justify-end gap-2">
            <CreditActions key={data.request.id} request={data.request} />
          </div>
        )
      }
    >
      {error && !data ? (
        <ErrorState failure={error} what="The credit request" missing={missing} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="px-5 py-4">
          <CreditContent key={value} {...data} />
        </div>
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}
