import type { Database } from '#platform/database/database.ts'

/** An invoice for a test; what is not given is what most invoices have. */
export interface TestInvoice {
  readonly invoiceNumber: string
  readonly division?: string
  readonly shipTo?: string
  readonly billTo?: string
  readonly orderId?: string | null
  readonly invoiceDate?: string
  readonly dueDate?: string
  /** Cents. */
  readonly total: number
  /** Cents; all of it unless given. */
  readonly open?: number
  readonly isDeposit?: boolean
  readonly lines?: readonly TestLine[]
}

/** A line of it. */
export interface TestLine {
  readonly itemNumber: string
  readonly cases?: number
  readonly units?: number
  /** Hundredths of a pound. */
  readonly weight?: number | null
  readonly casePrice?: number | null
  readonly eachPrice?: number | null
  readonly total: number
  readonly description?: string
}

/** Writes an invoice of the small distributor's buyer. */
export async function addInvoice(db: Database, given: TestInvoice): Promise<void> {
  const { invoiceNumber, division = 'NLV', shipTo = '0000101', billTo = '0000100', total } = given
  const { invoiceDate = '2026-02-20', dueDate = '2026-03-13', open = total, lines = [] } = given
  await db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents,
       open_cents, is_deposit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      division,
      invoiceNumber,
      shipTo,
      billTo,
      given.orderId ?? null,
      invoiceDate,
      dueDate,
      total,
      open,
      given.isDeposit ?? false,
    ],
  )
  for (const [index, line] of lines.entries())
    await db.run(
      `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
         shipped_units, weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date, description)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        division,
        invoiceNumber,
        index + 1,
        shipTo,
        line.itemNumber,
        line.cases ?? 0,
        line.units ?? 0,
        line.weight ?? null,
        line.casePrice ?? null,
        line.eachPrice ?? null,
        line.total,
        invoiceDate,
        line.description ?? '',
      ],
    )
}
