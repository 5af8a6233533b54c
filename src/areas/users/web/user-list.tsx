import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import type { UserSummary } from '../user.ts'
import { userDialog } from '../users.addresses.ts'
import { lastSignInText } from './last-sign-in.ts'
import { UserBadge } from './user-badge.tsx'
import type { UserSearch, UserSort } from './user-search.ts'

const columns: readonly TableColumn<UserSort>[] = [
  { label: 'Name', sort: 'name' },
  { label: 'E-mail', sort: 'email' },
  { label: 'Role', sort: 'role' },
  { label: 'Customer', className: 'max-lg:hidden' },
  { label: 'Status', sort: 'state' },
  { label: 'Last sign-in' },
]

/** 'Harbor Bistro and 2 more'. */
const customerText = ({ customer, moreCustomers, isStaff }: UserSummary): string =>
  customer === null
    ? isStaff
      ? '-'
      : 'No customer'
    : customer.name + (moreCustomers > 0 ? ` and ${moreCustomers} more` : '')

/** USERS-1: the list on a desktop and a tablet. */
export function UserTable({
  users,
  search,
  change,
}: {
  users: readonly UserSummary[]
  search: UserSearch
  change: (part: Partial<Record<keyof UserSearch, unknown>>) => void
}) {
  return (
    <Table
      label="Users"
      columns={columns}
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {users.map((user) => (
        <UserRow key={user.userId} user={user} />
      ))}
    </Table>
  )
}

function UserRow({ user }: { user: UserSummary }) {
  const go = useGo()
  const href = useHref()(userDialog.open(user.userId))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-56 truncate max-lg:max-w-40">
        <Link href={href} className="font-medium text-action no-underline data-hovered:underline">
          {user.name}
        </Link>
      </TableCell>
      <TableCell className="max-w-64 truncate max-lg:max-w-48">{user.email}</TableCell>
      <TableCell className="max-w-40 truncate">
        {user.roleName}
        {/* A tablet has no room for a column of customers. */}
        {!user.isStaff && <span className="block truncate text-12 text-muted lg:hidden">{customerText(user)}</span>}
      </TableCell>
      <TableCell className="max-w-64 truncate max-lg:hidden">{customerText(user)}</TableCell>
      <TableCell>
        <UserBadge state={user.state} />
      </TableCell>
      <TableCell className="figures text-13 text-muted lg:whitespace-nowrap">
        {lastSignInText(user.lastSignInAt)}
      </TableCell>
    </TableRow>
  )
}

/** USERS-1: the list on a phone; each user is one place for a thumb. */
export function UserCards({ users }: { users: readonly UserSummary[] }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Users">
      {users.map((user) => (
        <LinkListEntry key={user.userId} href={hrefTo(userDialog.open(user.userId))}>
          <span className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate font-semibold text-action">{user.name}</span>
            <UserBadge state={user.state} />
          </span>
          <span className="truncate text-13">{user.email}</span>
          <span className="truncate text-13 text-muted">
            {user.roleName}
            {!user.isStaff && ` · ${customerText(user)}`}
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}
