import { isRole, roles, type UserType } from '#areas/access/roles.ts'
import { coversCustomers, isStaff } from '#areas/access/server/public.ts'
import type { ActedAs } from '#areas/people/rules/may-act-as.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { UserChoice } from '../login-as.endpoints.ts'

/** The users that the member of staff `:staffId` may act as and that `:pattern` lets pass. */
const matching = `
  from users u join users r on r.id = :staffId
  where u.is_active and not ${isStaff('u')}
    and (:pattern = '' or u.name ilike '%' || :pattern || '%' or u.email ilike '%' || :pattern || '%'
         or exists (select 1 from user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
                    where x.user_id = u.id
                      and (y.name ilike '%' || :pattern || '%' or y.number like '%' || :pattern || '%')))
    and ${coversCustomers('r', 'u')}` as const

const page = sql(
  'login-as.users',
  `select case when :includeTotal then (select count(*)::int ${matching}) end as total,
     ${jsonList(`select jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email, 'role', u.role,
             'customer', (select jsonb_build_object('division', y.division, 'number', y.number, 'name', y.name)
                          from user_bill_tos x join bill_tos y on y.division = x.division and y.number = x.bill_to
                          where x.user_id = u.id order by y.name, y.division, y.number limit 1),
             'moreCustomers', greatest(0, (select count(*) from user_bill_tos x where x.user_id = u.id) - 1))
           ${matching} order by u.name, u.email limit :limit offset :offset`)} as users`,
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
  const { users, total } = await db.row<{ users: (UserChoice & { role: string })[]; total: number | null }>(
    page({ staffId, pattern, limit: pageSize, offset: (pageNo - 1) * pageSize, includeTotal }),
  )
  const named = users.map(({ role, ...user }) => ({ ...user, roleName: isRole(role) ? roles[role].name : role }))
  return { users: named, total }
}

const pair = sql(
  'login-as.pair',
  `select r.type as "staffType", u.type, u.is_active as "isActive", ${coversCustomers('r', 'u')} as "isCovered"
   from users r left join users u on u.id = :userId where r.id = :staffId`,
)

/** What the rule asks of the member of staff and of the user they want to act as. */
export async function pairOf(
  tx: Queries,
  staffId: string,
  userId: string,
): Promise<{ staffType: UserType; target: ActedAs | undefined }> {
  const row = await tx.row<{ staffType: UserType; type: UserType | null; isActive: boolean; isCovered: boolean }>(
    pair({ staffId, userId }),
  )
  const { staffType, type, isActive, isCovered } = row
  return { staffType, target: type === null ? undefined : { type, isActive, isCovered } }
}
