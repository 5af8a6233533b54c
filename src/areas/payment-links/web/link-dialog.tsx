import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDay } from '#kit/dates.ts'
import { why } from '#kit/decision.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { FormSelect } from '#ui/form/form-select.tsx'
import { FormText } from '#ui/form/form-text.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usualLinkDays } from '../payment-link.ts'
import { createPaymentLink, draftPaymentLink } from '../payment-links.endpoints.ts'
import { checkRecipient } from '../rules/check-link.ts'
import { readLinkedInvoices } from '../rules/read-linked-invoices.ts'
import { InvoiceLinks } from './invoice-links.tsx'

const missing = { text: 'None of these invoices is open, or they are not of your customers.' }

/** NEXT-13: a new link for invoices: `?paymentLink=NLV.N1,N2`. */
export function LinkDialog({ value, close }: DialogProps) {
  const named = readLinkedInvoices(value)
  const { data, error, refetch } = useCall(
    draftPaymentLink,
    named ? { query: { division: named.division, invoiceNumbers: named.invoiceNumbers.join(',') } } : null,
  )
  const failure = named ? error : { status: 404, message: missing.text }
  if (data) return <NewLink draft={data} close={close} />
  return (
    <Dialog title="Send payment link" width={560} isOpen onClose={close}>
      {failure ? (
        <ErrorState failure={failure} what="The invoices" missing={missing} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Dialog>
  )
}

const dayChoices = [3, 7, usualLinkDays, 30].map((days) => ({ value: String(days), label: `${days} days` }))
const nothing = { email: '', days: String(usualLinkDays) }
const problemsOf = ({ email }: typeof nothing) => ({
  email: email.trim() === '' ? 'Required' : why(checkRecipient(email)),
})

function NewLink({ draft, close }: { draft: CallAnswer<typeof draftPaymentLink>; close: () => void }) {
  const { division, billTo, billToName, invoices, today, whyNot } = draft
  const act = useAct(createPaymentLink, {
    refresh: ['listPaymentLinks', 'draftPaymentLink'],
    // The form shows what failed.
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const invoiceNumbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const form = useCallForm({
    act,
    places: { division: null, billTo: null, invoiceNumbers: null },
    saved: nothing,
    problemsOf,
    onSubmit: ({ email, days }) =>
      act.run({ body: { division, billTo, invoiceNumbers, email: email.trim(), days: Number(days) } }),
  })
  return (
    <FormDialog
      title="Send payment link"
      width={560}
      form={form}
      submitLabel="Send link"
      whyNot={whyNot ?? undefined}
      onClose={close}
    >
      <p className="text-muted">
        Whoever gets the mail pays these invoices of <strong className="font-medium text-ink">{billToName}</strong> by
        card, without signing in, and sees nothing else of the account.
      </p>
      {whyNot && <p className="text-danger">{whyNot}</p>}
      <ul className="rounded-control border border-line" aria-label="Invoices">
        {invoices.map(({ invoiceNumber, dueDate, open }) => (
          <li key={invoiceNumber} className="flex flex-wrap justify-between gap-x-3 border-b border-line px-3 py-2">
            <span className="min-w-0">
              <span className="figures block wrap-anywhere">{invoiceNumber}</span>
              <span className="figures block text-12 text-muted">Due {formatDay(dueDate, today)}</span>
            </span>
            <MoneyText cents={open} />
          </li>
        ))}
        <li className="flex justify-between gap-3 px-3 py-2 font-semibold">
          <span>To pay</span>
          <MoneyText cents={invoices.reduce((sum, { open }) => sum + open, 0)} />
        </li>
      </ul>
      <div className="two-columns items-start gap-4">
        <FormText form={form} name="email" label="E-mail of who pays" type="email" isRequired autoFocus />
        <FormSelect form={form} name="days" label="Works for" options={dayChoices} />
      </div>
      {invoices.length === 1 && <InvoiceLinks division={division} invoiceNumber={invoices[0]!.invoiceNumber} />}
    </FormDialog>
  )
}
