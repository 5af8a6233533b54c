import { isRole, roles, type UserType } from '#areas/access/roles.ts'
import { coversCustomers, isStaff } from '#areas/access/server/public.ts'
import type { ActedAs } from '#areas/people/rules/may-act-as.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { UserChoice } from '../login-as.endpoints.ts'

// $1 is the member of staff, $2 what is searched for.
const matching = `
  from users u join users r on r.id = $1
  where u.is_active and not ${isStaff('u')}
    and ($2 = '' or u.name ilike '%' || $2 || '%' or u.email ilike '%' || $2 || '%'
         or exists (select 1 from user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
                    where x.user_id = u.id and (y.name ilike '%' || $2 || '%' or y.number like '%' || $2 || '%')))
    and ${coversCustomers('r', 'u')}`

const page = sql(
  'login-as.users',
  `select case when $5 then (select count(*)::int ${matching}) end as total,
     array(select jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email, 'role', u.role,
             'customer', (select jsonb_build_object('division', y.division, 'number', y.number, 'name', y.name)
                          from user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
                          where x.user_id = u.id order by y.name, y.division, y.number limit 1),
             'moreCustomers', greatest(0, (select count(*) from user_bill_tos x where x.user_id = u.id) - 1))
           ${matching} order by u.name, u.email limit $3 offset $4) as users`,
)

/**
 * A page of the users a member of staff may act as; and how many there are when that is asked for.
 */
export async function userChoicesOf(
  db: Queries,
  staffId: string,
  query: { keyword: string; pageNo: number; pageSize: number; includeTotal?: boolean | undefined },
): Promise<{ users: UserChoice[]; total: number | null }> {
  const { keyword, pageNo, pageSize, includeTotal = false } = query
  const pattern = keyword.replace(/[\\%_]/g, '\\$&')
  const { users, total } = await db.row<{ users: (UserChoice & { role: string })[]; total: number | null }>(page, [
    staffId,
    pattern,
    pageSize,
    (pageNo - 1) * pageSize,
    includeTotal,
  ])
  const named = users.map(({ role, ...user }) => ({ ...user, roleName: isRole(role) ? roles[role].name : role }))
  return { users: named, total }
}

const pair = sql(
  'login-as.pair',
  `select r.type as "staffType", u.type, u.is_active as "isActive", ${coversCustomers('r', 'u')} as "isCovered"
   from users r left join users u on u.id = $2 where r.id = $1`,
)

/** What the rule asks of the member of staff and of the user they want to act as. */
export async function pairOf(
  tx: Queries,
  staffId: string,
  userId: string,
): Promise<{ staffType: UserType; target: ActedAs | undefined }> {
  const row = await tx.row<{ staffType: UserType; type: UserType | null; isActive: boolean; isCovered: boolean }>(
    pair,
    [staffId, userId],
  )
  const { staffType, type, isActive, isCovered } = row
  return { staffType, target: type === null ? undefined : { type, isActive, isCovered } }
}
