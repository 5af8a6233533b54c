import { useState } from 'react'

/** Invoices of one download by their ids in an address. */
const maxChosen = 100

/** The invoices that are selected in a list. */
export interface ChosenInvoices {
  /** By `invoiceId`, in the order in which they were selected. */
  readonly ids: readonly string[]
  readonly choose: (id: string, isChosen: boolean) => void
}

/** What is selected stays while pages are turned; another filter is another list. */
export function useChosenInvoices(filter: object): ChosenInvoices {
  const key = JSON.stringify(filter)
  const [chosen, setChosen] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] })
  const ids = chosen.key === key ? chosen.ids : []
  return {
    ids,
    choose: (id, isChosen) =>
      setChosen({ key, ids: isChosen ? [...ids, id].slice(-maxChosen) : ids.filter((other) => other !== id) }),
  }
}
