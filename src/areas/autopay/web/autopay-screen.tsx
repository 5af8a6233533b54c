import { CalendarClock, Plus } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { KeywordFilter } from '#ui/keyword-filter.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { autopayKinds } from '../autopay.ts'
import { addAutopayDialog } from '../autopay.addresses.ts'
import { listAutopaySchedules } from '../autopay.endpoints.ts'
import { kindWords, readAutopaySearch, statusWords } from './autopay-search.ts'
import { ScheduleCards } from './schedule-cards.tsx'
import { ScheduleTable } from './schedule-table.tsx'

/** BILL-5: /autopay: schedules of persons and of bill-tos, the soonest run first. */
export function AutopayScreen() {
  const go = useGo()
  const isPhone = useMedia('phone')
  const mayAdd = useActor().can('addAutopay')
  const { list: pageSize } = usePageSizes()
  const [search, setSearch] = useSearchState(readAutopaySearch)
  // UI-6: any change of a filter leads back to page 1.
  const change: typeof setSearch = (part, options) => setSearch({ page: undefined, ...part }, options)
  const { keyword, kind, status, page } = search
  const typed = useTypedKeyword(keyword, (next, options) => change({ keyword: next }, options))
  const query = { keyword, kind, status: status ?? 'all', pageNo: page, pageSize, includeTotal: 'true' } as const
  const schedules = useCall(listAutopaySchedules, { query }, { keepPrevious: true })
  const isFiltered = keyword !== '' || kind !== undefined || status !== undefined
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h1 className="text-20 font-semibold">Autopay</h1>
        {mayAdd && (
          <Button variant="primary" size="small" onPress={() => go(addAutopayDialog.open())}>
            <Plus size={16} aria-hidden="true" />
            Set up autopay
          </Button>
        )}
      </div>
      <search className="flex flex-wrap items-start gap-2 pb-3 print:hidden">
        <KeywordFilter
          label="Bill-to or person"
          className="min-w-40 flex-1 max-md:basis-full md:min-w-48"
          keyword={keyword}
          typed={typed}
        />
        <FilterSelect
          label="Whose"
          value={kind}
          options={autopayKinds.map((each) => [each, kindWords[each]] as const)}
          onChange={(next) => change({ kind: next })}
        />
        <FilterSelect
          label="Status"
          value={status}
          options={Object.entries(statusWords)}
          onChange={(next) => change({ status: next })}
        />
      </search>
      <CallList
        call={schedules}
        what="The autopay schedules"
        rows={4}
        isEmpty={(data) => data.schedules.length === 0}
        empty={
          isFiltered ? (
            <EmptyState title="No schedule matches" picture={<CalendarClock size={40} aria-hidden="true" />}>
              Take a filter off or search for another name or number.
            </EmptyState>
          ) : (
            <EmptyState title="No autopay yet" picture={<CalendarClock size={40} aria-hidden="true" />}>
              A schedule pays invoices by themselves: on their due dates, on a weekday, on a day of the month or some
              days after each delivery. Two days before each run a mail says what it will pay.
            </EmptyState>
          )
        }
      >
        {(data) => (
          <>
            {isPhone ? (
              <ScheduleCards schedules={data.schedules} today={data.today} />
            ) : (
              <ScheduleTable schedules={data.schedules} today={data.today} />
            )}
            <ListPages
              pageNo={data.pageNo}
              pageSize={pageSize}
              total={data.totalRecords ?? data.schedules.length}
              onPage={(next) => setSearch({ page: next })}
            />
          </>
        )}
      </CallList>
    </div>
  )
}
