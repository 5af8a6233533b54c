import { useState } from 'react'
import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { reasonText } from '#areas/payments/reason-text.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PaymentPlan } from '../payment-plan.ts'
import { declinePaymentPlan, getPaymentPlan, withdrawPaymentPlan } from '../payment-plans.endpoints.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { InstalmentList } from './instalment-list.tsx'
import { PlanBadge } from './plan-cards.tsx'

const missing = { text: 'There is no such payment plan, or it is not one of your customers’.' }

/** NEXT-13: one plan beside the list: `?paymentPlan=ID`. It follows its payments live. */
export function PlanSheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getPaymentPlan, { params: { planId: value } })
  return (
    <SideSheet
      title={data ? `Payment plan ${data.plan.planNumber}` : 'Payment plan'}
      isOpen
      onClose={close}
      footer={data && <Actions plan={data.plan} />}
    >
      {error && !data ? (
        <ErrorState failure={error} what="The plan" missing={missing} onRetry={() => void refetch()} />
      ) : data ? (
        <PlanContent plan={data.plan} today={data.today} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function PlanContent({ plan, today }: { plan: PaymentPlan; today: string }) {
  const hrefTo = useHref()
  const mayOpen = useActor().can('viewInvoices')
  const { acceptedByName, answerBy, billToName, billTo, covered, division, methodName, paid, proposedByName, reason } =
    plan
  const facts = [
    ['Bill-to', `${billToName} ${billTo}`],
    ['Proposed by', proposedByName],
    acceptedByName ? ['Accepted by', acceptedByName] : ['Answer by', formatDayWithYear(answerBy)],
    ...(methodName ? [['Paid with', methodName]] : []),
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PlanBadge plan={plan} />
          <strong className="text-20">
            <MoneyText cents={covered} />
          </strong>
        </div>
        {plan.status === 'running' && (
          <p role="status">
            {formatCents(paid)} of {formatCents(covered)} is paid.
          </p>
        )}
        {reason && <p role="status">{reason}</p>}
        {plan.status === 'defaulted' && <p>Its invoices are due as before.</p>}
      </div>
      <dl className="two-columns gap-x-8">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="figures min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h3 className="pb-2 font-semibold">Payments</h3>
        <InstalmentList instalments={plan.instalments} />
      </section>
      <section>
        <h3 className="pb-2 font-semibold">Invoices</h3>
        <ul aria-label="Invoices" className="overflow-hidden rounded-dialog border border-line bg-raised">
          {plan.invoices.map(({ invoiceNumber, dueDate, amount, open }) => (
            <li key={invoiceNumber} className="flex justify-between gap-3 border-b border-line px-3 py-2 last:border-0">
              <span className="min-w-0">
                {mayOpen ? (
                  <Link
                    href={hrefTo(invoiceDialog.open(invoiceId({ division, invoiceNumber })))}
                    className="figures text-action"
                  >
                    {invoiceNumber}
                  </Link>
                ) : (
                  <span className="figures">{invoiceNumber}</span>
                )}
                <span className="figures block text-13 text-muted">
                  Due {formatDay(dueDate, today)} · {formatCents(Math.max(0, open))} open
                </span>
              </span>
              <MoneyText cents={amount} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const refresh = ['getPaymentPlan', 'listPaymentPlans', 'getPayables'] as const

/** What may be done with it. */
function Actions({ plan }: { plan: PaymentPlan }) {
  const [asks, setAsks] = useState<'accept' | 'decline' | 'withdraw'>()
  const options = {
    refresh,
    done: ({ message }: { message: string }) => {
      setAsks(undefined)
      showToast({ tone: 'success', message })
    },
  }
  const decline = useAct(declinePaymentPlan, options)
  const withdraw = useAct(withdrawPaymentPlan, options)
  const params = { planId: plan.id }
  const { abilities, planNumber, status } = plan
  return (
    <div className="flex flex-wrap gap-2">
      {abilities.withdraw === null && (
        <Button variant="danger" onPress={() => setAsks('withdraw')}>
          {status === 'running' ? 'End plan' : 'Withdraw'}
        </Button>
      )}
      {abilities.decline === null && <Button onPress={() => setAsks('decline')}>Decline</Button>}
      {abilities.accept === null && (
        <Button variant="primary" onPress={() => setAsks('accept')}>
          Accept
        </Button>
      )}
      {asks === 'accept' && <AcceptDialog plan={plan} onClose={() => setAsks(undefined)} />}
      <ConfirmDialog
        title={`Decline plan ${planNumber}?`}
        confirmLabel="Decline plan"
        cancelLabel="Keep it"
        isDangerous
        isOpen={asks === 'decline'}
        isPending={decline.isRunning}
        onConfirm={() => decline.run({ params })}
        onClose={() => setAsks(undefined)}
      >
        Your distributor is notified. The invoices stay due as they are.
      </ConfirmDialog>
      {asks === 'withdraw' && (
        <ReasonDialog
          title={status === 'running' ? `End plan ${planNumber}?` : `Withdraw plan ${planNumber}?`}
          confirmLabel={status === 'running' ? 'End plan' : 'Withdraw plan'}
          label="Reason, for the customer"
          text={reasonText}
          isOptional
          isRunning={withdraw.isRunning}
          onConfirm={(reason) => withdraw.run({ params, body: { reason } })}
          onClose={() => setAsks(undefined)}
        >
          {status === 'running'
            ? 'No further instalment is collected, and its invoices are due as before.'
            : 'It can no longer be accepted. Its invoices are due as they are.'}
        </ReasonDialog>
      )}
    </div>
  )
}
