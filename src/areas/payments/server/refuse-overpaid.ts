import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { LineProblem } from '#platform/imports/import-kind.ts'

// The tables of a batch go with its transaction. What the ERP stated is open to be explained.
const newRows = unprepared(
  `select m.line, m.division || '/' || m.invoice_number as invoice, m.pay_cents + m.discount_cents as takes,
     i.total_cents + coalesce((select sum(e.amount_cents) from invoice_entries e where e.division = i.division
       and e.invoice_number = i.invoice_number and e.kind not in ('charge', 'adjustment')), 0) as room
   from import_ready m join invoices i on i.division = m.division and i.invoice_number = m.invoice_number
   where m.outcome = 'added' and m.status = 'paid' order by m.line`,
)

/** BILL-3: an invoice is not paid by more than its total; a row that would is left out. */
export async function refuseOverpaid(tx: Queries): Promise<LineProblem[]> {
  const rows = await tx.rows<{ line: number; invoice: string; takes: number; room: number }>(newRows())
  const taken = new Map<string, number>()
  return rows.flatMap(({ line, invoice, takes, room }) => {
    const sum = (taken.get(invoice) ?? 0) + takes
    if (sum > room)
      return [{ line, field: 'amount', reason: 'The payments of the invoice would be more than its total' }]
    taken.set(invoice, sum)
    return []
  })
}
