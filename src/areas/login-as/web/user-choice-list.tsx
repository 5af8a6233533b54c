import { ArrowRight } from 'lucide-react'
import { GridList, GridListItem } from 'react-aria-components'
import { plural } from '#kit/text.ts'
import type { UserChoice } from '../login-as.endpoints.ts'

/** AUTH-8: the users found; arrows move, Enter or a press chooses. */
export function UserChoiceList({
  users,
  isBusy,
  onChoose,
}: {
  users: readonly UserChoice[]
  isBusy: boolean
  onChoose: (userId: string) => void
}) {
  return (
    <GridList
      aria-label="Users"
      aria-busy={isBusy}
      items={users.map((user) => ({ ...user, id: user.userId }))}
      onAction={(id) => onChoose(String(id))}
      className="overflow-hidden rounded-dialog border border-line bg-raised"
    >
      {(user) => (
        <GridListItem
          textValue={user.name}
          className="group grid min-h-14 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line px-4 py-2 outline-none last:border-0 data-focus-visible:-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-action data-hovered:bg-sunken data-pressed:bg-sunken md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_auto]"
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold">{user.name}</span>
            <span className="block truncate text-13 text-muted">{user.email}</span>
          </span>
          <span className="truncate text-13 text-muted max-md:col-start-1">{user.roleName}</span>
          <span className="min-w-0 max-md:col-start-1">
            {user.customer && (
              <>
                <span className="block truncate text-14">{user.customer.name}</span>
                <span className="figures block truncate text-12 text-muted">
                  {user.customer.division} {user.customer.number}
                  {user.moreCustomers > 0 && ` and ${plural(user.moreCustomers, 'more bill-to')}`}
                </span>
              </>
            )}
          </span>
          <span className="inline-flex items-center gap-1 text-13 font-medium whitespace-nowrap text-action max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
            Login as
            <ArrowRight size={14} aria-hidden="true" />
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}
