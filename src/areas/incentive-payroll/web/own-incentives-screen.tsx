import { Wallet } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useGo, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { formatShortDay, isAskedDate } from '#kit/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { ownIncentiveWeekScreen } from '../incentive-payroll.addresses.ts'
import { listOwnIncentiveWeeks } from '../incentive-payroll.endpoints.ts'
import { incentiveTypeNames, incentiveTypes } from '../incentive-types.ts'

const readDay = ({ day }: SearchTexts) => ({ day: day !== undefined && isAskedDate(day) ? day : undefined })

// The total stands beside the week: on a phone the types are what one scrolls to.
const columns = [
  { label: 'Week' },
  { label: 'Total', align: 'right' as const },
  ...incentiveTypeNames.map((type) => ({ label: incentiveTypes[type].label, align: 'right' as const })),
]

/** STAFF-1: /my-incentives: what a sales rep got, week by week of a financial year. */
export function OwnIncentivesScreen() {
  const [{ day }, change] = useSearchState(readDay)
  const go = useGo()
  const call = useCall(listOwnIncentiveWeeks, { query: { day } }, { keepPrevious: true })
  const { data } = call
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-20 font-semibold">My incentives</h1>
          <p className="text-muted">What you are paid beyond your salary. Weeks change until the office closes them.</p>
        </div>
        {data && (
          <label className="grid gap-1 text-13 text-muted print:hidden">
            Financial year
            <select
              className="field"
              value={data.years.find(({ year }) => year === data.year)?.startsOn ?? ''}
              onChange={(event) => change({ day: event.currentTarget.value })}
            >
              {data.years.every(({ year }) => year !== data.year) && <option value="">{data.year}</option>}
              {data.years.map(({ year, startsOn }) => (
                <option key={year} value={startsOn}>
                  {year}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <CallList
        call={call}
        what="Your incentives"
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={
          <EmptyState
            title={`No incentives in the financial year ${data?.year}`}
            picture={<Wallet size={40} aria-hidden="true" />}
          >
            They appear here as soon as the office enters the first one.
          </EmptyState>
        }
      >
        {({ weeks, year, totalCents }) => (
          <Table label={`Weeks of ${year}`} columns={columns} className="min-w-[640px]">
            {weeks.map(({ startsOn, endsOn, week, period, isClosed, byType, totalCents: total }) => {
              const address = ownIncentiveWeekScreen.at({ day: startsOn })
              return (
                <TableRow key={startsOn} onOpen={() => go(address)}>
                  <TableCell className="py-2">
                    <Link href={address} className="font-medium">
                      {formatShortDay(startsOn)} to {formatShortDay(endsOn)}
                    </Link>
                    <span className="block text-12 text-muted">
                      Week {week}, period {period} {isClosed && <Badge>Closed</Badge>}
                    </span>
                  </TableCell>
                  <TableCell isNumber className="font-semibold">
                    <MoneyText cents={total} />
                  </TableCell>
                  {incentiveTypeNames.map((type) => (
                    <TableCell key={type} isNumber>
                      {byType[type] !== undefined && <MoneyText cents={byType[type]} />}
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
            <tr className="border-t border-line bg-sunken font-semibold">
              <th scope="row" className="px-2 py-2 text-left lg:px-3">
                All of {year}
              </th>
              <TableCell isNumber>
                <MoneyText cents={totalCents} />
              </TableCell>
              <td colSpan={incentiveTypeNames.length} aria-hidden="true" />
            </tr>
          </Table>
        )}
      </CallList>
    </div>
  )
}
