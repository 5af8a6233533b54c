import type { Decision } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { featuresOf } from '#areas/access/roles.ts'
import { coversCustomers, mayShipTo, servesAll } from '#areas/access/server/public.ts'
import { addingUsersLock } from '#areas/people/server/public.ts'
import { auditMany } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql, unprepared } from '#platform/database/statement.ts'
import type { ImportContext, LineProblem, RowProblem } from '#platform/imports/import-kind.ts'
import type { Granted } from '../rules/grant-permissions.ts'
import { type ImportedUser, importUser } from '../rules/import-user.ts'
import { adminRole, lastAdminAmong } from '../rules/keep-an-admin.ts'
import type { Managed } from '../rules/may-manage-user.ts'
import { usersRefusals } from '../users.refusals.ts'

/** A row of `import_ready` that changes something, beside the user as stored. */
interface Change {
  readonly line: number
  readonly userId: string
  readonly stored: Managed | null
  readonly row: ImportedUser
}

/**
 * SQL that keeps the users of `import_stage`, and all active portal admins, as they are until the
 * batch is written. Rows are locked by id, as on the screens, and nobody adds a user in the
 * meantime.
 */
export const lockImportedUsers = `${addingUsersLock};
  select id from users where email in (select email from import_stage) or (role = '${adminRole}' and is_active)
  order by id for no key update`

/** The ship-tos of the bill-tos of a row, as the tail of a select. */
const given = `unnest(r.bill_tos) b (key) join ship_tos c on c.division || '/' || c.bill_to = b.key
  where r.ship_tos = '{}' or c.division || '/' || c.number = any(r.ship_tos)`

// Not prepared: the table it reads exists only for one batch.
const changes = unprepared(
  `select r.line, r.id as "userId",
     case when u.id is not null then jsonb_build_object('userId', u.id, 'type', u.type, 'role', u.role, 'isActive', u.is_active,
       'ownFeatures', array(select feature from user_features f where f.user_id = u.id),
       'isCovered', :managerId::uuid is null or ${coversCustomers('m', 'u')}) end as stored,
     jsonb_build_object('email', r.email, 'type', r.type, 'role', r.role, 'features', r.features, 'isActive', r.is_active,
       'isServed', :managerId::uuid is null or ${servesAll('m')} or r.bill_tos = '{}'
         or (exists (select 1 from ${given})
             and not exists (select 1 from (select c.division, c.number from ${given}) c
                             where not ${mayShipTo('m', 'c.division', 'c.number')}))) as "row"
   from import_ready r left join users u on u.email = r.email left join users m on m.id = :managerId
   where r.outcome <> 'unchanged' order by r.line`,
)
const admins = sql(
  'users.active-admins',
  `select count(*)::int as count from users where role = '${adminRole}' and is_active`,
)

/**
 * USERS-2: which lines of an import stay out, decided on the users as stored. What the others do is
 * recorded in the audit trail.
 */
export async function judgeImportedUsers(
  tx: Queries,
  { actor, address, isRecorded, staffMailSuffix }: ImportContext,
): Promise<readonly LineProblem[]> {
  const rows = await tx.rows<Change>(changes({ managerId: actor?.realUserId ?? null }))
  const leftOut: LineProblem[] = []
  const taken: (Change & { readonly granted: Granted })[] = []
  for (const change of rows) {
    const decision = importUser(actor, change.stored ?? undefined, change.row, staffMailSuffix)
    if (decision.allowed) taken.push({ ...change, granted: decision.value })
    else leftOut.push({ line: change.line, ...reasonOf(decision) })
  }
  const { count } = await tx.row<{ count: number }>(admins())
  const asked = taken.map(({ line, stored, row }) => ({ line, before: stored ?? undefined, after: row }))
  const last = lastAdminAmong(asked, count)
  if (last) leftOut.push({ line: last.line, field: 'role', reason: usersRefusals.last_admin.message })
  const stored = taken.filter(({ line }) => line !== last?.line)
  const entries = stored.map((change) => ({ entity: `user:${change.userId}`, details: detailsOf(change) }))
  if (isRecorded && entries.length > 0) await auditMany(tx, { actor, action: 'user.import', address, entries })
  return leftOut
}

function reasonOf(decision: Decision<unknown> & { readonly allowed: false }): RowProblem {
  const { message, field = 'email', details } = decision.refusal
  const { missing } = (details ?? {}) as { missing?: readonly string[] }
  return { field, reason: missing ? `${message} (${missing.join(', ')})` : message }
}

/** What the trail keeps: what differs. Names and phones are the file's business. */
function detailsOf({ stored, row, granted }: Change & { readonly granted: Granted }): object {
  const before: ReadonlySet<Feature> = stored ? featuresOf(stored.role, stored.ownFeatures) : new Set()
  const after = featuresOf(granted.role, granted.ownFeatures)
  const differing = (was: string | boolean | undefined, is: string | boolean) =>
    was === is ? undefined : { ...(was !== undefined && { before: was }), after: is }
  return {
    email: row.email,
    isNew: stored === null,
    type: differing(stored?.type, row.type),
    role: differing(stored?.role, row.role),
    isActive: differing(stored?.isActive, row.isActive),
    granted: [...after].filter((feature) => !before.has(feature)),
    withdrawn: [...before].filter((feature) => !after.has(feature)),
  }
}
