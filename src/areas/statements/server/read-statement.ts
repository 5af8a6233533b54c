import { orRefuse, Refused } from '#kit/decision.ts'
import type { CallReceived } from '#contract/endpoint.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { ageDebts, daysPastDue, dueWithinAWeek } from '../rules/age-debts.ts'
import { runBalance } from '../rules/run-balance.ts'
import { statementPeriod } from '../rules/statement-period.ts'
import type { Statement } from '../statement.ts'
import type { printStatement } from '../statements.endpoints.ts'
import { statementRefusals } from '../statements.refusals.ts'
import { movedOf, statementHeadOf } from './statement.store.ts'

type Received = CallReceived<typeof printStatement>

/**
 * BILL-2: a whole statement. Another's account or ship-to reads as a missing one.
 */
export async function readStatement(
  db: Queries,
  userId: string,
  { params, query }: Pick<Received, 'params' | 'query'>,
  now: Date,
): Promise<Statement> {
  const head = await statementHeadOf(db, { userId, ...params }, now)
  if (!head) throw new Refused(customerRefusals.bill_to_not_found)
  const { from, asOf } = orRefuse(statementPeriod(query, head.today))
  const shipTo = query.shipTo ?? null
  if (shipTo !== null && !head.shipTos.some(({ number }) => number === shipTo))
    throw new Refused({ ...statementRefusals.statement_ship_to_not_found, field: 'shipTo' })
  const isForward = query.kind === 'balanceForward'
  const moved = await movedOf(db, { userId, ...params, shipTo }, { from, asOf, isForward })
  const items = moved.items.map((item) => ({ daysPastDue: daysPastDue(item, asOf), ...item }))
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
}
