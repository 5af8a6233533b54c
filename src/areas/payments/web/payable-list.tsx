import { useId } from 'react'
import { invoiceDialog, invoiceId } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { type CalendarDate, daysBetween, formatDay, formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { DiscountTerms, Payable } from '../payable.ts'
import { lastDiscountDay } from '../rules/early-discount.ts'
import type { PlanLine } from '../rules/plan-payment.ts'
import { type PaymentDraft, toggle, type } from './payment-draft.ts'

/** What a list of invoices, or of credits, needs. */
export interface PayableListProps {
  readonly label: string
  readonly of: 'invoices' | 'credits'
  readonly payables: readonly Payable[]
  /** What the payment would do to those that are chosen. */
  readonly lines: readonly PlanLine[]
  readonly problems: ReadonlyMap<string, string>
  readonly payOn: CalendarDate
  readonly terms: DiscountTerms | null
  readonly today: CalendarDate
  readonly draft: PaymentDraft
  readonly change: (next: (before: PaymentDraft) => PaymentDraft) => void
}

/**
 * BILL-3: what can be paid, each with its box and its amount; a row on a desktop, a card on a
 * phone.
 */
export function PayableList({ label, of, payables, lines, ...rest }: PayableListProps) {
  const byNumber = new Map(lines.map((line) => [line.invoiceNumber, line]))
  return (
    <ul aria-label={label} className="overflow-hidden rounded-dialog border border-line bg-raised">
      <li
        aria-hidden="true"
        className="flex h-9 items-center gap-3 border-b border-line bg-sunken px-3 text-12 font-semibold text-muted"
      >
        <span className="flex-1 pl-12">{of === 'invoices' ? 'Invoice' : 'Credit'}</span>
        <span className="max-sm:hidden">{of === 'invoices' ? 'Open' : 'Left'}</span>
        <span className="w-28 text-right">{of === 'invoices' ? 'To settle' : 'To use'}</span>
      </li>
      {payables.map((payable) => (
        <PayableRow
          key={payable.invoiceNumber}
          payable={payable}
          line={byNumber.get(payable.invoiceNumber)}
          isOneShipTo={payables.every(({ shipTo }) => shipTo === payables[0]!.shipTo)}
          of={of}
          {...rest}
        />
      ))}
    </ul>
  )
}

function PayableRow({
  payable,
  line,
  isOneShipTo,
  of,
  problems,
  payOn,
  terms,
  today,
  draft,
  change,
}: Omit<PayableListProps, 'label' | 'payables' | 'lines'> & {
  payable: Payable
  line: PlanLine | undefined
  isOneShipTo: boolean
}) {
  const hrefTo = useHref()
  const params = useShipToParams()
  const reason = useId()
  const { invoiceNumber, open, dueDate, invoiceDate, shipToName } = payable
  const typed = draft[of][invoiceNumber]
  const problem = problems.get(invoiceNumber)
  const isCredit = open < 0
  const word = isCredit ? 'credit' : 'invoice'
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-0 ${typed ? 'bg-action-soft' : ''}`}
    >
      <label className="relative grid size-9 place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          className="size-4.5 accent-action"
          checked={typed !== undefined}
          aria-label={`${isCredit ? 'Use' : 'Pay'} ${word} ${invoiceNumber}, ${formatCents(Math.abs(open))} ${isCredit ? 'left' : 'open'}`}
          onChange={() => change((before) => toggle(before, of, payable))}
        />
      </label>
      {/* With large text the amount goes below. */}
      <div className="min-w-0 flex-[1_1_5rem]">
        <p className="flex flex-wrap items-center gap-x-2">
          {params && (
            <Link
              href={hrefTo(invoiceDialog.open(invoiceId({ division: params.division, invoiceNumber })))}
              className="figures font-medium text-action no-underline data-hovered:underline"
            >
              {invoiceNumber}
            </Link>
          )}
          {payable.planNumber !== null && <Badge>In plan {payable.planNumber}</Badge>}
          {!isCredit && dueDate < today && (
            <Badge tone="danger">{plural(daysBetween(dueDate, today), 'day')} past due</Badge>
          )}
        </p>
        <p className="figures text-13 text-muted max-sm:leading-tight sm:truncate">
          {[
            !isCredit && `Due ${formatDay(dueDate, today)}`,
            isCredit && formatShortDay(invoiceDate, today),
            !isOneShipTo && shipToName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-3">
        <span className="text-right max-sm:hidden">
          <MoneyText cents={open} />
        </span>
        <input
          className={`field figures w-28! text-right ${problem ? 'border-danger!' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Amount for ${word} ${invoiceNumber}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? reason : undefined}
          placeholder={formatCents(Math.abs(open))}
          value={typed?.text ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change((before) => (value === '' && !typed ? before : type(before, of, payable, value)))
          }
        />
      </div>
      {problem ? (
        <p id={reason} className="basis-full text-right text-12 text-danger">
          {problem}
        </p>
      ) : (
        <Notes line={line} payable={payable} payOn={payOn} terms={terms} isChosen={typed !== undefined} today={today} />
      )}
    </li>
  )
}

/** Discount, credit and what stays open, below the amount. */
function Notes({
  line,
  payable,
  payOn,
  terms,
  isChosen,
  today,
}: {
  line: PlanLine | undefined
  payable: Payable
  payOn: CalendarDate
  terms: DiscountTerms | null
  isChosen: boolean
  today: CalendarDate
}) {
  const last = payable.open > 0 ? lastDiscountDay(terms, payable.invoiceDate) : null
  const isInTime = last !== null && payOn <= last
  const notes = [
    line && line.credit > 0 && `Credit ${formatCents(line.credit)}`,
    line && line.discount > 0 && `Discount ${formatCents(line.discount)}`,
    line && line.discount === 0 && isInTime && line.left > 0 && 'No discount on a part',
    line && line.left !== 0 && `${formatCents(Math.abs(line.left))} stays ${line.left < 0 ? 'left' : 'open'}`,
    !isChosen && isInTime && `${terms!.percentHundredths / 100} % off until ${formatDay(last, today)}`,
  ].filter(Boolean)
  if (notes.length === 0) return null
  return <p className="figures basis-full text-right text-12 text-muted">{notes.join(' · ')}</p>
}
