import { Download, UserRoundPlus, UsersRound } from 'lucide-react'
import { billToRequestsScreen } from '#areas/bill-to-requests/bill-to-requests.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useListSearch } from '#browser/navigation.ts'
import { callPath } from '#contract/endpoint.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { queryText } from '#browser/query-text.ts'
import { useMedia } from '#browser/use-media.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageFoot } from '#ui/page-foot.tsx'
import { downloadUsers, userFileRows } from '../user-accounts.endpoints.ts'
import { inviteUserDialog } from '../users.addresses.ts'
import { listUsers } from '../users.endpoints.ts'
import { SendInvitations } from './send-invitations.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserCards, UserTable } from './user-list.tsx'
import { pageSizes, readUserSearch } from './user-search.ts'

/** USERS-1: /manage-users. */
export function UsersScreen() {
  const go = useGo()
  const isPhone = useMedia('phone')
  const actor = useActor()
  const [search, change] = useListSearch(readUserSearch)
  const { page, pageSize, sort, direction, keyword, kind, role, state, billTo } = search
  const found = useCall(
    listUsers,
    {
      query: {
        pageNo: page,
        pageSize,
        includeTotal: 'true',
        keyword,
        kind,
        role,
        state,
        billTo,
        sort,
        sortDirection: sort && direction,
      },
    },
    { keepPrevious: true },
  )
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h1 className="text-20 font-semibold">Manage users</h1>
        <div className="flex flex-wrap gap-2">
          {state === 'notInvited' && actor.can('resetUserPassword') && (
            <SendInvitations users={found.data?.users ?? []} />
          )}
          <a
            href={callPath(downloadUsers) + queryText({ keyword, kind, role, state, billTo })}
            download
            title={`The first ${userFileRows.toLocaleString('en-US')} users that pass the filters`}
            className={buttonLook('secondary')}
          >
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
          {actor.can('updateUserProfile') && actor.can('addBillTo') && (
            <Link href={billToRequestsScreen.at()} className={buttonLook('secondary')}>
              Bill-to requests
            </Link>
          )}
          {actor.can('updateUserProfile') && (
            <Button variant="primary" onPress={() => go(inviteUserDialog.open())}>
              <UserRoundPlus size={16} aria-hidden="true" />
              Invite user
            </Button>
          )}
        </div>
      </div>
      <UserFilters search={search} change={change} />
      <CallList
        call={found}
        what="The users"
        rows={pageSize}
        isEmpty={({ users }) => users.length === 0}
        empty={
          <EmptyState title="No users found" picture={<UsersRound size={40} aria-hidden="true" />}>
            Take a filter off, or look for another name.
          </EmptyState>
        }
      >
        {({ users, totalRecords }) => (
          <>
            {isPhone ? <UserCards users={users} /> : <UserTable users={users} search={search} change={change} />}
            <PageFoot
              pageNo={page}
              pageSize={pageSize}
              sizes={pageSizes}
              total={totalRecords ?? users.length}
              noun="Users"
              onPage={(next) => change({ page: next === 1 ? undefined : next })}
              onPageSize={(size) => change({ pageSize: size })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
