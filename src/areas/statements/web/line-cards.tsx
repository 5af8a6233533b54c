import type { ReactNode } from 'react'
import { toInputDate } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { describeEntry, describeItem } from '../rules/describe-entry.ts'
import type { OpenItem, Statement } from '../statement.ts'
import { InvoiceLink } from './invoice-link.tsx'

/** BILL-2: open items on a phone. */
export function ItemCards({ division, items }: { division: string; items: readonly OpenItem[] }) {
  return (
    <Cards label="Open items">
      {items.map((item) => (
        <Card
          key={item.invoiceNumber}
          title={
            <>
              {describeItem(item)} <InvoiceLink division={division} invoiceNumber={item.invoiceNumber} />
            </>
          }
          amount={item.open}
          detail={[
            `Due ${toInputDate(item.dueDate)}`,
            item.planNumber === null ? `Ship-to ${item.shipTo}` : `In plan ${item.planNumber}`,
          ].join(' · ')}
          end={
            item.daysPastDue > 0 ? (
              <span className="text-danger">{plural(item.daysPastDue, 'day')} past due</span>
            ) : item.open !== item.total ? (
              <>
                of <MoneyText cents={item.total} />
              </>
            ) : null
          }
        />
      ))}
    </Cards>
  )
}

/** BILL-2: a balance forward on a phone. */
export function EntryCards({ statement }: { statement: Statement }) {
  return (
    <Cards label="What moved the balance">
      <Card
        title="Balance brought forward"
        amount={statement.openingBalance}
        detail={toInputDate(statement.from)}
        end={null}
      />
      {statement.entries.map((entry, index) => (
        <Card
          key={index}
          title={describeEntry(entry)}
          amount={entry.amount}
          detail={`${toInputDate(entry.postedOn)} · ${entry.invoiceNumbers.join(', ')}`}
          end={
            <>
              Balance <MoneyText cents={entry.balance} />
            </>
          }
        />
      ))}
    </Cards>
  )
}

const Cards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="overflow-hidden rounded-dialog border border-line bg-raised">
    {children}
  </ul>
)

function Card({ title, amount, detail, end }: { title: ReactNode; amount: number; detail: string; end: ReactNode }) {
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2.5 last:border-0">
      <span className="flex items-baseline justify-between gap-3">
        <span className="figures font-semibold break-words">{title}</span>
        <strong>
          <MoneyText cents={amount} />
        </strong>
      </span>
      <span className="figures flex justify-between gap-3 text-13 text-muted">
        <span className="min-w-0 truncate">{detail}</span>
        <span className="shrink-0">{end}</span>
      </span>
    </li>
  )
}
