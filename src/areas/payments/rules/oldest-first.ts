import type { Payable } from '../payable.ts'

type Aged = Pick<Payable, 'dueDate' | 'invoiceNumber'>

/** BILL-3: the order in which invoices are paid and credits used. */
export const oldestFirst = (a: Aged, b: Aged): number =>
  a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.invoiceNumber < b.invoiceNumber ? -1 : 1
