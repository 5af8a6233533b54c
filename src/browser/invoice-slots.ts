import { createContext, type ReactNode } from 'react'
import type { InvoiceEntryProps, InvoiceProps } from './web-area.ts'

/** What areas above invoices add to one invoice. */
export interface InvoiceSlots {
  /** What can be done with it, such as paying it. */
  readonly actions: (of: InvoiceProps) => ReactNode
  /** What made an entry of its account, such as the payment. */
  readonly entryNotes: (of: InvoiceEntryProps) => ReactNode
}

/**
 * Renders what all areas add to an invoice. The application provides it, as the area that shows an
 * invoice knows no area above it.
 */
export const InvoiceSlotsContext = createContext<InvoiceSlots>({ actions: () => null, entryNotes: () => null })
