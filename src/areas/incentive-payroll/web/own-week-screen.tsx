import { BackLink } from '#browser/back-link.tsx'
import { useGo, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { isAskedDate } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { CallList } from '#ui/call-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell } from '#ui/table.tsx'
import { ownIncentivesScreen, ownIncentiveWeekScreen } from '../incentive-payroll.addresses.ts'
import { getOwnIncentives } from '../incentive-payroll.endpoints.ts'
import type { OwnIncentive } from '../incentive-record.ts'
import { type IncentiveNumber, type IncentiveType, incentiveTypeNames, incentiveTypes } from '../incentive-types.ts'
import { numberText } from './row-text.ts'
import { WeekChooser } from './week-chooser.tsx'

/** STAFF-1: /my-incentives/DAY: what a sales rep got for a week, record by record. */
export function OwnWeekScreen() {
  const { day: asked = '' } = usePathParams(ownIncentiveWeekScreen)
  const go = useGo()
  // An address that names no day is answered like a day without records.
  const day = isAskedDate(asked) ? asked : '1900-01-01'
  const call = useCall(getOwnIncentives, { params: { day } }, { keepPrevious: true })
  const { data } = call
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={ownIncentivesScreen.at({ day: data?.week.startsOn })}>My incentives</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-20 font-semibold">Incentives of a week</h1>
        {data && (
          <WeekChooser
            week={data.week}
            weeks={[]}
            onChoose={(chosen) => go(ownIncentiveWeekScreen.at({ day: chosen }), { replace: true })}
          />
        )}
      </header>
      <CallList
        call={call}
        what="Your incentives"
        isEmpty={({ records }) => records.length === 0}
        empty={<p className="text-muted">You have no incentives in this week.</p>}
      >
        {({ week, records }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <p className="text-muted">
              {week.isClosed ? 'This week is closed.' : 'This week is open: its records may still change.'}
            </p>
            {incentiveTypeNames.map((type) => (
              <RecordsOfType
                key={type}
                type={type}
                records={records.filter((record) => record.type === type)}
                totalCents={week.byType[type] ?? 0}
              />
            ))}
            <p className="flex justify-between gap-3 rounded-dialog border border-line bg-sunken px-3 py-2 font-semibold">
              Total of the week <MoneyText cents={week.totalCents} />
            </p>
          </div>
        )}
      </CallList>
    </div>
  )
}

/** A number of a record as one reads it. */
function figureOf(name: IncentiveNumber, value: number | null): string {
  if (value === null) return ''
  if (name === 'moneyCents') return formatCents(value)
  return name === 'percentHundredths' ? `${numberText(name, value)}%` : value.toLocaleString('en-US')
}

function RecordsOfType({
  type,
  records,
  totalCents,
}: {
  type: IncentiveType
  records: readonly OwnIncentive[]
  totalCents: number
}) {
  if (records.length === 0) return null
  const { label, about, numbers, rule } = incentiveTypes[type]
  const columns = [
    { label: about },
    ...numbers.map((number) => ({ label: number.label, align: 'right' as const })),
    { label: 'Amount', align: 'right' as const },
  ]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16 font-semibold">{label}</h2>
      <p className="text-13 text-muted">{rule}</p>
      <Table label={label} columns={columns} className="min-w-[480px]">
        {records.map((record) => (
          <tr key={record.id} className="border-t border-line">
            <TableCell className="py-2 wrap-anywhere">
              {record.about}
              {record.note && <span className="block text-12 text-muted">{record.note}</span>}
            </TableCell>
            {numbers.map(({ name }) => (
              <TableCell key={name} isNumber>
                {figureOf(name, record[name])}
              </TableCell>
            ))}
            <TableCell isNumber>
              <MoneyText cents={record.amountCents} />
            </TableCell>
          </tr>
        ))}
        <tr className="border-t border-line bg-sunken font-semibold">
          <th scope="row" colSpan={columns.length - 1} className="px-3 py-2 text-left">
            Total
          </th>
          <TableCell isNumber>
            <MoneyText cents={totalCents} />
          </TableCell>
        </tr>
      </Table>
    </section>
  )
}
