import { Refused } from '#kit/decision.ts'
import { sql } from '#platform/database/statement.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import type { OwnDataUser } from './own-data-users.ts'

const count = sql(
  'customer-data.invoices-of-distributor',
  `select count(*)::int as count from customer_invoices
   where division = :division and ship_to = :shipTo and distributor_id = :id`,
)
const inBoth = sql(
  'customer-data.invoice-numbers-in-both',
  `select v.invoice_number as "invoiceNumber" from customer_invoices v
   join customer_invoices o on o.division = v.division and o.ship_to = v.ship_to and o.distributor_id = :to
     and o.invoice_number = v.invoice_number
   where v.division = :division and v.ship_to = :shipTo and v.distributor_id = :id
   order by v.invoice_number limit 1`,
)
const move = sql(
  'customer-data.move-invoices',
  `update customer_invoices set distributor_id = :to, version = version + 1
   where division = :division and ship_to = :shipTo and distributor_id = :id`,
)

/**
 * Invoices of a distributor: only another distributor may take them over, and none of its own
 * numbers twice.
 */
export const invoiceUser: OwnDataUser = {
  noun: 'invoice',
  count: async (db, { division, shipTo, id }) =>
    (await db.row<{ count: number }>(count({ division, shipTo, id }))).count,
  move: async (tx, row, to) => {
    const { division, shipTo, id } = row
    if (to === null) {
      const { count: invoices } = await tx.row<{ count: number }>(count({ division, shipTo, id }))
      if (invoices > 0) throw new Refused({ ...customerDataRefusals.invoices_need_distributor, field: 'moveTo' })
      return
    }
    const same = await tx.maybe<{ invoiceNumber: string }>(inBoth({ division, shipTo, id, to }))
    if (same) {
      const message = `Both distributors have an invoice ${same.invoiceNumber}. Delete one of them first.`
      throw new Refused({ ...customerDataRefusals.invoice_number_taken, message, field: 'moveTo' })
    }
    await tx.send(move({ division, shipTo, id, to }))
  },
}
