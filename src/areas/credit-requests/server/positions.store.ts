import { isStaff, servesAll } from '#areas/access/server/public.ts'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CreditStatus } from '../credit-request.ts'
import type { CreditPosition } from '../rules/credit-moves.ts'
import { type PositionFacts, positionsOf } from '../rules/positions-of.ts'

const has = <Column extends string>(column: Column) =>
  `exists (select from users w where w.email = s.${column} and w.is_active and ${isStaff('w')})` as const

const facts = sql(
  'credits.positions',
  `select ${servesAll('u')} as "servesAll", u.email = s.dsr_email as "isDsr", u.email = s.dsm_email as "isDsm",
     ${has('dsr_email')} as "hasDsr", ${has('dsm_email')} as "hasDsm"
   from users u join ship_tos s on s.division = :division and s.number = :shipTo where u.id = :userId`,
)

/** A ship-to, and what of a request there is already. */
export interface PlacedRequest {
  readonly division: string
  readonly shipTo: string
  /** Null: it is about to be made. */
  readonly createdBy: string | null
  readonly assignee: string | null
  readonly status: CreditStatus | null
}

/** CREDIT-3: what somebody is to a request; `isStaff`: staff as themselves. */
export async function positionsFor(
  db: Queries,
  actor: Actor,
  isStaffThemselves: boolean,
  { division, shipTo, createdBy, assignee, status }: PlacedRequest,
): Promise<ReadonlySet<CreditPosition>> {
  const { userId } = actor
  const stored = await db.row<Omit<PositionFacts, 'mayAct' | 'isCreator' | 'isAssignee' | 'status'>>(
    facts({ division, shipTo, userId }),
  )
  return positionsOf({
    ...stored,
    mayAct: isStaffThemselves && actor.can('actOnCreditRequests'),
    isCreator: createdBy === userId,
    isAssignee: assignee === userId,
    status,
  })
}
