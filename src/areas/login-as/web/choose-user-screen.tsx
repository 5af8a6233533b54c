import { Search, UserRoundSearch } from 'lucide-react'
import { useRef } from 'react'
import { dashboardScreen } from '#areas/dashboard/dashboard.addresses.ts'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { useAct } from '#browser/use-act.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { choicePageSize, listUserChoices, startLoginAs } from '../login-as.endpoints.ts'
import { startAfresh } from './start-afresh.ts'
import { UserChoiceList } from './user-choice-list.tsx'

/**
 * AUTH-8: /choose-user. Found by typing, chosen by arrows and Enter; `showbtn` offers the way back.
 */
export function ChooseUserScreen() {
  const go = useGo()
  const [search, change] = useSearchState((texts) => ({
    page: Math.max(1, Number.parseInt(texts['page'] ?? '', 10) || 1),
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    showbtn: texts['showbtn'] === 'true',
  }))
  const { text, type, sendNow } = useTypedKeyword(search.keyword, (keyword, options) =>
    change({ keyword, page: undefined }, options),
  )
  const list = useRef<HTMLDivElement>(null)
  const query = { keyword: search.keyword, pageNo: search.page, includeTotal: 'true' as const }
  const { data, error, refetch, isPlaceholderData } = useCall(listUserChoices, { query }, { keepPrevious: true })
  const { run, isRunning } = useAct(startLoginAs, { done: startAfresh })
  const total = data?.totalRecords ?? 0
  // That nobody was found before says nothing about the new words.
  const isEmptyBefore = isPlaceholderData && data?.users.length === 0
  return (
    <div className="page *:max-w-[960px]">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h1 className="text-20 font-semibold">Choose user</h1>
        {search.showbtn && <Button onPress={() => go(dashboardScreen.at())}>Cancel</Button>}
      </div>
      <p className="max-w-prose pb-4 text-muted">
        Order and look things up as a customer would. You keep only the rights that both of you have, and everything you
        do is recorded with your name.
      </p>
      <label className="relative block pb-3">
        <span className="mb-1 block text-13 font-medium">Name, e-mail or customer</span>
        <Search
          size={16}
          aria-hidden="true"
          className="absolute bottom-[22px] left-3 text-muted pointer-coarse:bottom-[26px]"
        />
        <input
          type="search"
          className="field pl-9!"
          value={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is for finding somebody
          autoFocus
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') sendNow()
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            list.current?.querySelector<HTMLElement>('[role=row]')?.focus()
          }}
        />
      </label>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && `${plural(total, 'user')} found`}
      </p>
      {error && !data ? (
        <ErrorState failure={error} what="The users" onRetry={() => void refetch()} />
      ) : !data || isEmptyBefore ? (
        <div className="grid gap-px">
          {Array.from({ length: choicePageSize }, (_, i) => (
            <Skeleton key={i} className="h-14 w-full" />
          ))}
        </div>
      ) : (
        <Refreshing isRefreshing={isPlaceholderData}>
          {data.users.length === 0 ? (
            <EmptyState title="No user found" picture={<UserRoundSearch size={40} aria-hidden="true" />}>
              {search.keyword
                ? `Nobody among your customers matches “${search.keyword}”.`
                : 'None of your customers has a user yet. Whoever manages users can invite them.'}
            </EmptyState>
          ) : (
            <>
              <div ref={list}>
                <UserChoiceList
                  users={data.users}
                  isBusy={isRunning}
                  onChoose={(userId) => !isRunning && run({ body: { userId } })}
                />
              </div>
              <div className="pt-4">
                <Pagination
                  pageNo={search.page}
                  pageSize={choicePageSize}
                  total={total}
                  onPage={(page) => change({ page: page === 1 ? undefined : page })}
                />
              </div>
            </>
          )}
        </Refreshing>
      )}
    </div>
  )
}
