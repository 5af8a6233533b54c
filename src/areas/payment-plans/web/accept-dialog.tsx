import { useState } from 'react'
import { getPayables } from '#areas/payments/payments.endpoints.ts'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { DialogWindow } from '#ui/dialog-window.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PaymentPlan } from '../payment-plan.ts'
import { acceptPaymentPlan } from '../payment-plans.endpoints.ts'

/** NEXT-13: with what the plan is paid, and the one press that agrees. */
export function AcceptDialog({ plan, onClose }: { plan: PaymentPlan; onClose: () => void }) {
  const { division, billTo, instalments, planNumber } = plan
  const { data, error, refetch } = useCall(getPayables, { params: { division, billTo } })
  const [methodId, choose] = useState<string | null>(null)
  const act = useAct(acceptPaymentPlan, {
    refresh: ['getPaymentPlan', 'listPaymentPlans', 'getPayables', 'listPayments'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
  })
  const usable = data?.methods.filter(({ isExpired }) => !isExpired) ?? []
  const whyNot = methodId === null ? 'Choose a bank account or card.' : undefined
  const accept = () => {
    if (methodId !== null && !act.isRunning)
      act.run({ params: { planId: plan.id }, body: { paymentSettingsId: methodId } })
  }
  const [first] = instalments
  return (
    <DialogWindow
      title={`Accept plan ${planNumber}`}
      isOpen
      width={480}
      onClose={onClose}
      onSubmit={accept}
      footer={
        <>
          <Button onPress={onClose}>Back</Button>
          <Button variant="primary" isPending={act.isRunning} disabledReason={whyNot} onPress={accept}>
            Accept plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {act.failure && (
          <p role="alert" className="text-danger">
            {act.failure.message}
          </p>
        )}
        <p>
          {instalments.length} payments are collected on their days by themselves, the first one of{' '}
          {formatCents(first!.amount)} on {formatDayWithYear(first!.dueOn)}.
        </p>
        {error && !data ? (
          <ErrorState failure={error} what="Your payment methods" isCompact onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-24 w-full" />
        ) : usable.length === 0 ? (
          <p className="text-muted">
            No payment method for this bill-to.{' '}
            <Link href={profileScreen.at({ tab: 'payment-methods' })} className="text-action">
              Add a bank account or card
            </Link>
          </p>
        ) : (
          <RadioGroup
            label="Pay with"
            value={methodId}
            choices={usable.map(({ paymentSettingsId, description, name }) => ({
              value: paymentSettingsId,
              label: (
                <span className="min-w-0 py-1">
                  <span className="block truncate">{description}</span>
                  <span className="block text-13 text-muted">{name}</span>
                </span>
              ),
            }))}
            onChange={choose}
          />
        )}
      </div>
    </DialogWindow>
  )
}
