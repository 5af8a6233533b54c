import { Download, UserRoundPlus, UsersRound } from 'lucide-react'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { callPath } from '#contract/endpoint.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import { queryText } from '#browser/query-text.ts'
import { useMedia } from '#browser/use-media.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageFoot } from '#ui/page-foot.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
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
  const [search, setSearch] = useSearchState(readUserSearch)
  // Any change of a filter resets to page 1 (S1 section 2).
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const { page, pageSize, sort, direction, keyword, kind, role, state, billTo } = search
  const { data, error, refetch, isPlaceholderData } = useCall(
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
          {state === 'notInvited' && actor.can('resetUserPassword') && <SendInvitations users={data?.users ?? []} />}
          <a
            href={callPath(downloadUsers) + queryText({ keyword, kind, role, state, billTo })}
            download
            title={`The first ${userFileRows.toLocaleString('en-US')} users that pass the filters`}
            className={buttonLook('secondary')}
          >
            <Download size={16} aria-hidden="true" />
            Download CSV
          </a>
          {actor.can('updateUserProfile') && (
            <Button variant="primary" onPress={() => go(inviteUserDialog.open())}>
              <UserRoundPlus size={16} aria-hidden="true" />
              Invite user
            </Button>
          )}
        </div>
      </div>
      <UserFilters search={search} change={change} />
      {error && !data ? (
        <ErrorState failure={error} what="The users" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-px">
          {Array.from({ length: pageSize }, (_, i) => (
            <Skeleton key={i} className="h-10 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.users.length === 0 ? (
            <EmptyState title="No users found" picture={<UsersRound size={40} aria-hidden="true" />}>
              Take a filter off, or look for another name.
            </EmptyState>
          ) : (
            <>
              {isPhone ? (
                <UserCards users={data.users} />
              ) : (
                <UserTable users={data.users} search={search} change={change} />
              )}
              <PageFoot
                pageNo={page}
                pageSize={pageSize}
                sizes={pageSizes}
                total={data.totalRecords ?? data.users.length}
                noun="Users"
                onPage={(next) => setSearch({ page: next === 1 ? undefined : next })}
                onPageSize={(size) => change({ pageSize: size })}
              />
            </>
          )}
        </Refreshing>
      )}
    </div>
  )
}
