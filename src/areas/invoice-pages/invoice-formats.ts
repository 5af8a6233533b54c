/** How an invoice can be laid out (PROFILE-7). */
export interface InvoiceFormat {
  /** Kept with the user; never changes. */
  readonly id: number
  readonly title: string
  readonly description: string
}

/** PROFILE-7: the formats to choose from. */
export const invoiceFormats: readonly InvoiceFormat[] = [
  {
    id: 1,
    title: 'Standard',
    description: 'Every item in the order it was delivered, with quantities, prices and one total.',
  },
  {
    id: 2,
    title: 'Grouped by category',
    description: 'Items under their category with a subtotal each, for kitchens that post costs by category.',
  },
  {
    id: 3,
    title: 'Detailed',
    description: 'As Standard, with the GTIN, the pack and the weighed pounds of every catch-weight item.',
  },
  {
    id: 4,
    title: 'Summary',
    description: 'One amount for each category and no items, for offices that only approve and pay.',
  },
]

/** True for the id of a format. */
export const isInvoiceFormat = (id: number): boolean => invoiceFormats.some((format) => format.id === id)
