import { useContext } from 'react'
import { InvoiceSlotsContext } from '#browser/invoice-slots.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import type { Invoice, InvoiceEntry } from '../invoice.ts'

const wordsOf = ({ kind, amount }: InvoiceEntry): string => {
  switch (kind) {
    case 'charge':
      return amount < 0 ? 'Credited' : 'Charged'
    case 'payment':
      return 'Payment'
    case 'discount':
      return 'Discount for early payment'
    case 'credit':
      return amount < 0 ? 'Credit applied' : 'Applied to another invoice'
    case 'reversal':
      return 'Put back'
    case 'adjustment':
      return amount < 0 ? 'Paid or credited outside the portal' : 'Added by your distributor'
  }
}

/** BILL-1: what was charged, paid and credited, when and by what; the last line is what is open. */
export function InvoiceEntries({ invoice: { entries, open } }: { invoice: Invoice }) {
  const { entryNotes } = useContext(InvoiceSlotsContext)
  return (
    <section>
      <h3 className="pb-2 font-semibold">Account</h3>
      <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
        {entries.map((entry, index) => (
          // Entries are only ever added, in this order.
          <li key={index} className="flex items-baseline gap-3 border-b border-line px-3 py-2">
            <span className="figures w-36 shrink-0 text-13 text-muted max-md:w-24">
              {formatDayWithYear(entry.postedOn)}
            </span>
            <span className="min-w-0 flex-1">
              {wordsOf(entry)} {entryNotes({ source: entry.source })}
            </span>
            <MoneyText cents={entry.amount} />
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-3 bg-sunken px-3 py-2 font-semibold">
          <span>{open < 0 ? 'Left' : 'Open'}</span>
          <MoneyText cents={open} />
        </li>
      </ul>
    </section>
  )
}
