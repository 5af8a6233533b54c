import { useState } from 'react'
import { readAmount } from '#areas/payments/rules/check-amount.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { Refusal } from '#kit/decision.ts'
import { formatCents } from '#kit/money.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormDate } from '#ui/form/form-date.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { maxDaysToStart, planPaces } from '../payment-plan.ts'
import { draftPaymentPlan, proposePaymentPlan } from '../payment-plans.endpoints.ts'
import { checkPlan, type PlanWish } from '../rules/check-plan.ts'
import { paceWords } from '../rules/plan-words.ts'
import { readBillToId } from '../rules/read-bill-to-id.ts'
import { CoverList } from './cover-list.tsx'
import { InstalmentList } from './instalment-list.tsx'

const missing = { text: 'There is no such bill-to, or it is not one of your customers.' }

/** NEXT-13: a new plan for an overdue account: `?proposePlan=NLV-0000100`. */
export function ProposeDialog({ value, close }: DialogProps) {
  const params = readBillToId(value)
  const { data, error, refetch } = useCall(draftPaymentPlan, params ? { params } : null)
  const failure = params ? error : { status: 404, message: missing.text }
  if (params && data) return <Propose key={value} params={params} draft={data} refetch={refetch} close={close} />
  return (
    <Dialog title="Propose payment plan" width={680} isOpen onClose={close}>
      {failure ? (
        <ErrorState failure={failure} what="The account" missing={missing} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  )
}

type Draft = CallAnswer<typeof draftPaymentPlan>

interface Typed {
  readonly invoices: readonly string[]
  readonly downPayment: string
  readonly startsOn: CalendarDate | null
  readonly instalments: string
  readonly pace: (typeof planPaces)[number]
  readonly firstOn: CalendarDate | null
}

/** What is typed, as the rule and the call take it. */
const wishOf = ({ downPayment, startsOn, instalments, firstOn, invoices, pace }: Typed, draft: Draft): PlanWish => ({
  invoices: draft.invoices
    .filter(({ invoiceNumber }) => invoices.includes(invoiceNumber))
    .map(({ invoiceNumber, open }) => ({ invoiceNumber, seenOpen: open })),
  downPayment: downPayment.trim() === '' ? 0 : (readAmount(downPayment) ?? -1),
  startsOn: startsOn ?? '',
  instalments: /^\d{1,3}$/.test(instalments.trim()) ? Number(instalments) : 0,
  pace,
  firstOn: firstOn ?? '',
})

const fieldOf = ({ field = '' }: Refusal): keyof Typed =>
  field.startsWith('invoices') ? 'invoices' : (field as keyof Typed)

function Propose({
  params: { division, billTo },
  draft,
  refetch,
  close,
}: {
  params: { division: string; billTo: string }
  draft: Draft
  refetch: () => unknown
  close: () => void
}) {
  const { billToName, invoices, today } = draft
  const act = useAct(proposePaymentPlan, {
    refresh: ['listPaymentPlans', 'draftPaymentPlan'],
    failed: () => {
      void refetch()
      return true
    },
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const [saved] = useState<Typed>(() => ({
    invoices: invoices
      .filter(({ dueDate, planNumber }) => dueDate < today && planNumber === null)
      .map(({ invoiceNumber }) => invoiceNumber),
    downPayment: '',
    startsOn: addDays(today, 7),
    instalments: '3',
    pace: 'month',
    firstOn: addDays(today, 37),
  }))
  const problemsOf = (typed: Typed) => {
    const decision = checkPlan(wishOf(typed, draft), invoices, today)
    return decision.allowed ? {} : { [fieldOf(decision.refusal)]: decision.refusal.message }
  }
  const form = useCallForm({
    act,
    places: { division: null, billTo: null, invoices: 'invoices' },
    saved,
    problemsOf,
    onSubmit: (typed) => {
      const wish = wishOf(typed, draft)
      // Without a down payment there is one first day.
      const firstOn = wish.downPayment > 0 ? wish.firstOn : wish.startsOn
      act.run({ body: { division, billTo, ...wish, firstOn, invoices: [...wish.invoices] } })
    },
  })
  const { values } = form
  const wish = wishOf(values, draft)
  const decision = checkPlan(wish, invoices, today)
  const hasDown = wish.downPayment !== 0
  return (
    <FormDialog title="Propose payment plan" width={680} form={form} submitLabel="Propose plan" onClose={close}>
      <p className="text-muted">
        For <strong className="font-medium text-ink">{billToName}</strong>. The customer accepts it and chooses with
        what it is paid.
      </p>
      <CoverList form={form} invoices={invoices} today={today} />
      <div className="two-columns items-start gap-4">
        <FormText form={form} name="downPayment" label="Down payment, $" />
        <FormDate
          form={form}
          name="startsOn"
          label={hasDown ? 'Down payment on' : 'First instalment on'}
          min={today}
          max={addDays(today, maxDaysToStart)}
        />
        <FormText form={form} name="instalments" label="Instalments" isRequired />
        <FormSelect
          form={form}
          name="pace"
          label="How often"
          options={planPaces.map((pace) => ({ value: pace, label: paceWords[pace] }))}
        />
        {hasDown && <FormDate form={form} name="firstOn" label="First instalment on" min={addDays(today, 1)} />}
      </div>
      {decision.allowed ? (
        <section>
          <h3 className="pb-2 font-semibold">
            {decision.value.instalments.length} payments of {formatCents(decision.value.covered)}
          </h3>
          <InstalmentList instalments={decision.value.instalments} />
        </section>
      ) : (
        <p className="text-13 text-muted">{decision.refusal.message}</p>
      )}
    </FormDialog>
  )
}
