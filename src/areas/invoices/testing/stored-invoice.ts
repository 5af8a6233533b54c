import type { Queries } from '#platform/database/database.ts'

/** An invoice of a test; the rest is believable. */
export interface StoredInvoice {
  readonly invoiceNumber: string
  /** Negative: a credit. */
  readonly totalCents: number
  /** All of it unless given. */
  readonly openCents?: number
  readonly division?: string
  readonly shipTo?: string
  readonly billTo?: string
  /** YYYY-MM-DD. */
  readonly invoiceDate?: string
  readonly dueDate?: string
}

/** Writes invoices without lines, of ship-to 0000101 unless they say otherwise. */
export async function storeInvoices(db: Queries, invoices: readonly StoredInvoice[]): Promise<void> {
  for (const each of invoices)
    await db.run(
      `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        each.division ?? 'NLV',
        each.invoiceNumber,
        each.shipTo ?? '0000101',
        each.billTo ?? '0000100',
        each.invoiceDate ?? '2026-02-02',
        each.dueDate ?? '2026-02-23',
        each.totalCents,
        each.openCents ?? each.totalCents,
      ],
    )
}
