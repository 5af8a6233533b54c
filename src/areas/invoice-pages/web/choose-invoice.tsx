import { Checkbox } from '#ui/checkbox.tsx'
import type { InvoiceSummary } from '../invoice.ts'
import type { ChosenInvoices } from './use-chosen-invoices.ts'

/** BILL-1: the box that selects an invoice; a press on it does not open the row around it. */
export function ChooseInvoice({ invoice, chosen }: { invoice: InvoiceSummary; chosen: ChosenInvoices }) {
  const isChosen = chosen.has(invoice)
  return (
    <span onClick={(event) => event.stopPropagation()} role="presentation" className="print:hidden">
      <Checkbox
        isSelected={isChosen}
        isDisabled={!isChosen && !chosen.hasRoom}
        onChange={(next) => chosen.choose(invoice, next)}
      >
        <span className="sr-only">Select {invoice.invoiceNumber}</span>
      </Checkbox>
    </span>
  )
}
