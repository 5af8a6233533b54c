import { type CalendarDate, daysBetween, formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { NamedField } from '#ui/form/use-form-fields.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { CoverableInvoice } from '../rules/check-plan.ts'

/** NEXT-13: the invoices a plan covers, each with its box; those of another plan say so. */
export function CoverList({
  form,
  invoices,
  today,
}: {
  form: NamedField<'invoices', readonly string[]>['form']
  invoices: readonly CoverableInvoice[]
  today: CalendarDate
}) {
  const { value, onChange, error } = useFormField(form, 'invoices')
  const toggle = (invoiceNumber: string) =>
    onChange(value.includes(invoiceNumber) ? value.filter((each) => each !== invoiceNumber) : [...value, invoiceNumber])
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">Invoices it covers</legend>
      <ul className="max-h-60 overflow-y-auto rounded-control border border-line">
        {invoices.map(({ invoiceNumber, dueDate, open, planNumber }) => (
          <li key={invoiceNumber} className="border-b border-line last:border-0">
            <label className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1.5">
              <input
                type="checkbox"
                className="size-4.5 accent-action"
                aria-label={`Cover ${invoiceNumber}, ${formatCents(open)}`}
                checked={value.includes(invoiceNumber)}
                disabled={planNumber !== null}
                onChange={() => toggle(invoiceNumber)}
              />
              <span className="min-w-0 flex-[1_1_7rem]">
                <span className="figures">{invoiceNumber}</span>{' '}
                {planNumber !== null ? (
                  <Badge>In plan {planNumber}</Badge>
                ) : (
                  dueDate < today && <Badge tone="danger">{plural(daysBetween(dueDate, today), 'day')} past due</Badge>
                )}
                <span className="figures block text-12 text-muted">Due {formatDay(dueDate, today)}</span>
              </span>
              <span className="ml-auto">
                <MoneyText cents={open} />
              </span>
            </label>
          </li>
        ))}
        {invoices.length === 0 && <li className="px-3 py-3 text-muted">No invoice of this account is open.</li>}
      </ul>
      {error && <p className="pt-1 text-13 text-danger">{error}</p>}
    </fieldset>
  )
}
