import { plural } from '#kit/text.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { InvoiceKind, InvoiceSummary } from '../invoice.ts'

/** What a document is called. */
export const kindWords = {
  invoice: 'Invoice',
  credit: 'Credit',
  deposit: 'Returned deposit',
} as const satisfies Record<InvoiceKind, string>

type Stated = Pick<InvoiceSummary, 'state' | 'daysPastDue' | 'kind'>

const lookOf = ({ state, daysPastDue, kind }: Stated): readonly [BadgeTone, string] => {
  switch (state) {
    case 'open':
      return ['info', 'Open']
    case 'partlyPaid':
      return ['info', 'Partly paid']
    case 'pastDue':
      return ['danger', `${plural(daysPastDue, 'day')} past due`]
    case 'paid':
      return ['good', 'Paid']
    case 'creditLeft':
      return ['warning', kind === 'invoice' ? 'Overpaid' : `${kindWords[kind]} left`]
    case 'creditUsed':
      return ['neutral', `${kindWords[kind]} used`]
  }
}

/** An invoice's state as a quiet word. */
export function InvoiceBadge({ invoice }: { invoice: Stated }) {
  const [tone, words] = lookOf(invoice)
  return <Badge tone={tone}>{words}</Badge>
}
