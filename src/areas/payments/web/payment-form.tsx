import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useGo } from '#browser/navigation.ts'
import { useAct } from '#browser/use-act.ts'
import { Banner } from '#ui/banner.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Payables } from '../payable.ts'
import { paymentMadeScreen } from '../payments.addresses.ts'
import { makePayment } from '../payments.endpoints.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { ChooseBar } from './choose-bar.tsx'
import { CreditChoices } from './credit-choices.tsx'
import { PayableList } from './payable-list.tsx'
import { acceptChanges } from './payment-draft.ts'
import { PaymentSide } from './payment-side.tsx'
import { readDraft } from './read-draft.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useLinkedInvoices } from './use-linked-invoices.ts'
import { usePaymentDraft } from './use-payment-draft.ts'

/** BILL-3: what to pay, with what and when; nothing typed is lost by a refusal or a reload. */
export function PaymentForm({ payables, refetch }: { payables: Payables; refetch: () => void }) {
  const go = useGo()
  const { draft, change, forget } = usePaymentDraft(payables)
  const notOpen = useLinkedInvoices(payables, change)
  const [isReviewing, setReviewing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const read = readDraft(draft, payables)
  const act = useAct(makePayment, {
    done: ({ id, paymentNumber }) => {
      forget()
      go(paymentMadeScreen.at({ made: id, number: paymentNumber }), { replace: true })
    },
    refresh: ['getPayables', 'listPayments', 'listInvoices'],
    failed: ({ code, message }) => {
      setRefusal(message)
      if (code === 'invoices_changed' || code === 'total_changed') setReviewing(false)
      refetch()
      return true
    },
  })
  const pay = () => {
    const { division, billTo } = payables
    const paymentSettingsId = read.plan.total > 0 ? draft.methodId : null
    setRefusal(undefined)
    act.run({
      body: {
        division,
        billTo,
        ...read.choice,
        invoices: [...read.choice.invoices],
        credits: [...read.choice.credits],
        paymentSettingsId,
      },
    })
  }
  if (payables.invoices.length === 0 && payables.credits.length === 0)
    return (
      <EmptyState title="Nothing to pay" picture={<CircleCheck size={40} aria-hidden="true" />}>
        No invoice of {payables.billToName} is open.
      </EmptyState>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(340px,21.25rem,38%)]">
      <div className="grid min-w-0 gap-4">
        {notOpen.length > 0 && (
          <Banner tone="warning">
            {notOpen.join(', ')} {notOpen.length === 1 ? 'is' : 'are'} not open for {payables.billToName}.
          </Banner>
        )}
        <ChangedNotice
          changed={read.changed}
          onAccept={() => change((before) => acceptChanges(before, [...payables.invoices, ...payables.credits]))}
        />
        <ChooseBar draft={draft} payables={payables} payOn={read.payOn} change={change} />
        <PayableList
          label="Open invoices"
          of="invoices"
          payables={payables.invoices}
          lines={read.plan.invoices}
          problems={read.amountProblems}
          payOn={read.payOn}
          terms={payables.terms}
          today={payables.today}
          draft={draft}
          change={change}
        />
        {payables.notShown > 0 && (
          <p className="text-13 text-muted">
            {payables.notShown} more are open and not listed. Pay the oldest ones first.
          </p>
        )}
        {payables.credits.length > 0 && <CreditChoices payables={payables} draft={draft} read={read} change={change} />}
      </div>
      <PaymentSide
        payables={payables}
        draft={draft}
        read={read}
        change={change}
        refusal={isReviewing ? undefined : refusal}
        onReview={() => {
          setRefusal(undefined)
          setReviewing(true)
        }}
      />
      {isReviewing && (
        <ReviewDialog
          payables={payables}
          read={read}
          refusal={refusal}
          isPaying={act.isRunning}
          onPay={pay}
          onClose={() => setReviewing(false)}
        />
      )}
    </div>
  )
}
