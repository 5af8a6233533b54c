import type { z } from 'zod'
import { isRole, roles } from '#areas/access/roles.ts'
import { isStaff, mayBillTo } from '#areas/access/server/public.ts'
import { profileImageUrl } from '#areas/people/profile-image.ts'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { UserSummary } from '../user.ts'
import type { listUsers } from '../users.endpoints.ts'
import { maySee, stateOf, summaryPairs } from './user-columns.ts'

type UserQuery = z.output<(typeof listUsers)['query']>

/** A user as the database returns them. */
export interface SummaryRow extends Omit<UserSummary, 'roleName' | 'profileImageUrl'> {
  readonly profileImage: string | null
}

/** Role and picture as they are shown. */
export const shownOf = ({ role, profileImage }: SummaryRow): Pick<UserSummary, 'roleName' | 'profileImageUrl'> => ({
  roleName: isRole(role) ? roles[role].name : role,
  profileImageUrl: profileImage && profileImageUrl(profileImage),
})

const sortColumns: Record<UserQuery['sort'], string> = {
  name: 'u.name',
  email: 'u.email',
  role: 'u.role',
  state: stateOf('u', ':needsPassword'),
}

const has = (column: string) => `${column} ilike '%' || :pattern || '%'`
const matching = `
  from users u join users m on m.id = :readerId
  where ${maySee('m', 'u')}
    and (:pattern = '' or ${has('u.name')} or ${has('u.email')} or ${has('u.phone')})
    and (:kind::text is null or (:kind = 'staff') = (${isStaff('u')}))
    and (:role::text is null or u.role = :role)
    and (:state::text is null or ${stateOf('u', ':needsPassword')} = :state)
    and (:division::text is null or (${mayBillTo('m', ':division', ':billTo')} and exists (
      select 1 from user_bill_tos f
      where f.user_id = u.id and f.division = :division and f.bill_to = :billTo)))` as const

const listStatement = (sort: UserQuery['sort'], direction: UserQuery['sortDirection']) =>
  sql(
    `users.list.${sort}.${direction}`,
    `select case when :includeTotal then (select count(*)::int ${matching}) end as total,
       ${jsonList(`select jsonb_build_object(${summaryPairs('m', 'u', ':needsPassword::boolean')}) ${matching}
             order by ${sortColumns[sort]} ${direction}, u.name, u.id limit :limit offset :offset`)} as users`,
  )

/** A page of the users the reader may see; and how many there are when that is asked for. */
export async function readUsers(
  db: Queries,
  readerId: string,
  query: UserQuery,
  staffSignIn: StaffSignIn,
): Promise<{ users: UserSummary[]; total: number | null }> {
  const { pageNo, pageSize, sort, sortDirection } = query
  const [division = null, billTo = null] = query.billTo?.split('/') ?? []
  const list = listStatement(sort, sortDirection)
  const { users, total } = await db.row<{ users: SummaryRow[]; total: number | null }>(
    list({
      readerId,
      pattern: query.keyword.replace(/[\\%_]/g, '\\$&'),
      kind: query.kind ?? null,
      role: query.role ?? null,
      state: query.state ?? null,
      division,
      billTo,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
      includeTotal: query.includeTotal ?? false,
      needsPassword: staffSignIn === 'password',
    }),
  )
  return {
    users: users.map(({ profileImage, ...user }) => ({ ...user, ...shownOf({ profileImage, ...user }) })),
    total,
  }
}
