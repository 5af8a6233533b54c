import type { ComponentType, ReactNode } from 'react'
import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getCreditRequest } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { CreditActions } from './credit-actions.tsx'
import { CreditContent } from './credit-content.tsx'
import { StepButtons, useQueueSteps } from './queue-steps.tsx'

const missing = { text: 'There is no such credit request, or it is not one of your customers’.' }

/** What a request is shown in. */
type Frame = ComponentType<{
  title: string
  onClose: () => void
  actions: ReactNode
  footer: ReactNode
  children: ReactNode
}>

/** CREDIT-1 to 4: one request, updating live. */
export function CreditDetail({ value, close, frame: InFrame }: DialogProps & { frame: Frame }) {
  const { isInQueue, step, closeTo } = useQueueSteps(value)
  const { data, error, refetch } = useCall(getCreditRequest, { params: { creditRequestId: value } })
  return (
    <InFrame
      title={data ? `Credit request ${data.request.requestNumber}` : 'Credit request'}
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
    </InFrame>
  )
}
