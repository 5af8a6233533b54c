import { declineCredit, noteCreditMemo } from '#areas/credit-requests/server/public.ts'
import { insertCreditMemo } from '#areas/invoices/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { sql } from '#platform/database/statement.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** What the demo ERP reads of `credit.approved`. */
export interface ApprovedCreditMessage {
  readonly id: string
  readonly requestNumber: string
  readonly attempt: number
  readonly division: string
  readonly billTo: string
  readonly shipTo: string
  readonly amount: number
  readonly lines: readonly {
    readonly itemNumber: string
    readonly unit: 'CS' | 'EA' | 'LB'
    readonly quantity: number
    readonly amount: number
  }[]
}

const account = sql(
  'erp.demo-account',
  `select b.is_on_credit_hold as "isOnHold", d.time_zone as "timeZone"
   from bill_tos b join divisions d on d.code = b.division where b.division = :division and b.number = :billTo`,
)

/**
 * CREDIT-3: the demo ERP books an approved credit as a credit memo, once; of an account on credit
 * hold it books none, and says so.
 */
export const bookCredit = (
  { db, clock, config }: Pick<Services, 'config'> & { readonly db: Queries; readonly clock: Clock },
  { id, attempt, requestNumber, division, shipTo, billTo, amount, lines }: ApprovedCreditMessage,
): Promise<void> =>
  db.inTransaction(async (tx) => {
    const now = clock.now()
    const { publicUrl } = config
    const of = await tx.row<{ isOnHold: boolean; timeZone: string }>(account({ division, billTo }))
    if (of.isOnHold) {
      const reason = 'The account is on credit hold'
      await declineCredit(tx, { id, attempt, reason }, { now, publicUrl })
      return
    }
    await insertCreditMemo(tx, {
      division,
      invoiceNumber: `CM${requestNumber.replace(/\D/g, '')}`,
      shipTo,
      billTo,
      creditRequest: requestNumber,
      day: todayIn(of.timeZone, now),
      totalCents: amount,
      lines: lines.map((line) => ({
        itemNumber: line.itemNumber,
        cases: line.unit === 'CS' ? line.quantity : 0,
        units: line.unit === 'EA' ? line.quantity : 0,
        weight: line.unit === 'LB' ? line.quantity : null,
        amountCents: line.amount,
      })),
    })
    await noteCreditMemo(tx, id, { now, publicUrl })
  })
