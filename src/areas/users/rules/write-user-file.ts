import { toCsv } from '#kit/csv.ts'
import { stateWords, type UserSummary } from '../user.ts'

const head = [
  'Name',
  'E-mail',
  'Role',
  'Kind',
  'Division',
  'Bill-to',
  'Customer',
  'More customers',
  'Status',
  'Last sign-in (UTC)',
]

/** USERS-1: users as CSV; cells a spreadsheet would run are escaped (security 57). */
export const writeUserFile = (users: readonly UserSummary[]): string =>
  toCsv([
    head,
    ...users.map((user) => [
      user.name,
      user.email,
      user.roleName,
      user.isStaff ? 'Staff' : 'Customer',
      user.customer?.division ?? '',
      user.customer?.number ?? '',
      user.customer?.name ?? '',
      user.moreCustomers,
      stateWords[user.state],
      user.lastSignInAt === null ? '' : new Date(user.lastSignInAt).toISOString(),
    ]),
  ])
