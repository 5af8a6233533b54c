import { useState } from 'react'
import type { InvoiceSummary } from '../invoice.ts'
import { invoiceId } from '../invoice-pages.addresses.ts'

/** Invoices of one download by their ids in an address. */
export const maxChosen = 100

/** The invoices that are selected in a list. */
export interface ChosenInvoices {
  /** In the order in which they were selected, as they read then. */
  readonly invoices: readonly InvoiceSummary[]
  readonly has: (invoice: InvoiceSummary) => boolean
  /** False: as many are selected as can be. */
  readonly hasRoom: boolean
  readonly choose: (invoice: InvoiceSummary, isChosen: boolean) => void
  readonly clear: () => void
}

/** What is selected stays while pages are turned; another filter is another list. */
export function useChosenInvoices(filter: object): ChosenInvoices {
  const key = JSON.stringify(filter)
  const [chosen, setChosen] = useState<{ key: string; invoices: readonly InvoiceSummary[] }>({ key, invoices: [] })
  const invoices = chosen.key === key ? chosen.invoices : []
  const others = (invoice: InvoiceSummary) => invoices.filter((other) => invoiceId(other) !== invoiceId(invoice))
  return {
    invoices,
    has: (invoice) => others(invoice).length < invoices.length,
    hasRoom: invoices.length < maxChosen,
    choose: (invoice, isChosen) =>
      setChosen({ key, invoices: isChosen ? [...others(invoice), invoice].slice(0, maxChosen) : others(invoice) }),
    clear: () => setChosen({ key, invoices: [] }),
  }
}
