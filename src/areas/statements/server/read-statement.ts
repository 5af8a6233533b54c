import { orRefuse, Refused } from '#kit/decision.ts'
import type { CallReceived } from '#contract/endpoint.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { ageDebts, daysPastDue, dueWithinAWeek } from '../rules/age-debts.ts'
import { runBalance } from '../rules/run-balance.ts'
import { statementPeriod } from '../rules/statement-period.ts'
import type { Statement } from '../statement.ts'
import type { printStatement } from '../statements.endpoints.ts'
import { entriesOf, openItemsOf, statementHeadOf } from './statement.store.ts'

type Received = CallReceived<typeof printStatement>

/**
 * BILL-2: a whole statement, read in one transaction, so that its totals are the sums of its lines.
 * Another's account reads as a missing one.
 */
export function readStatement(
  db: Queries,
  userId: string,
  { params, query }: Pick<Received, 'params' | 'query'>,
  now: Date,
): Promise<Statement> {
  return db.inTransaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read')
    const head = await statementHeadOf(tx, { userId, ...params }, now)
    if (!head) throw new Refused(customerRefusals.bill_to_not_found)
    const { from, asOf } = orRefuse(statementPeriod(query, head.today))
    const shipTo = query.shipTo ?? null
    const question = { userId, ...params, shipTo }
    const items = (await openItemsOf(tx, question, asOf)).map((item) => ({
      ...item,
      daysPastDue: daysPastDue(item, asOf),
    }))
    const isForward = query.kind === 'balanceForward'
    const moved = isForward ? await entriesOf(tx, question, { from, asOf }) : { opening: 0, entries: [] }
    return {
      ...head,
      shipTo,
      kind: query.kind,
      asOf,
      from,
      aged: ageDebts(items, asOf),
      dueThisWeek: dueWithinAWeek(items, asOf),
      openingBalance: moved.opening,
      items: isForward ? [] : items,
      entries: runBalance(moved.opening, moved.entries),
      totalLines: isForward ? moved.entries.length : items.length,
    }
  })
}
