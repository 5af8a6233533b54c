import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { AutopaySchedule } from '../autopay.ts'
import { scheduleDialog } from '../autopay.addresses.ts'
import { kindWords } from './autopay-search.ts'
import { ScheduleBadge } from './schedule-badge.tsx'
import type { SchedulesShown } from './schedule-cards.tsx'

const columns: readonly TableColumn[] = [
  { label: 'Pays' },
  { label: 'Bill-to' },
  { label: 'Whose' },
  { label: 'Method' },
  { label: 'Limit', align: 'right' },
  { label: 'Status' },
  { label: 'Next run' },
]

/** BILL-5: the list on a desktop and a tablet, the soonest run first. */
export function ScheduleTable({ schedules, today }: SchedulesShown) {
  return (
    <Table label="Autopay schedules" columns={columns} className="min-w-[680px]">
      {schedules.map((schedule) => (
        <Row key={schedule.id} schedule={schedule} today={today} />
      ))}
    </Table>
  )
}

function Row({ schedule, today }: { schedule: AutopaySchedule; today: string }) {
  const go = useGo()
  const href = useHref()(scheduleDialog.open(schedule.id))
  const { nextRun } = schedule
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-60 py-1">
        <Link href={href} className="font-medium text-action no-underline data-hovered:underline">
          {schedule.whenText}
        </Link>
        <span className="block text-12 text-muted">{schedule.whatText}</span>
      </TableCell>
      <TableCell className="max-w-44 py-1">
        <span className="block truncate">{schedule.billToName}</span>
        <span className="figures block truncate text-12 text-muted">
          {schedule.billTo} · {schedule.division}
        </span>
      </TableCell>
      <TableCell className="max-w-36 py-1">
        <span className="block truncate">{kindWords[schedule.kind]}</span>
        <span className="block truncate text-12 text-muted">{schedule.userName}</span>
      </TableCell>
      <TableCell className="max-w-40 py-1 leading-5">{schedule.methodName || '-'}</TableCell>
      <TableCell isNumber>{schedule.limit === null ? '-' : <MoneyText cents={schedule.limit} />}</TableCell>
      <TableCell>
        <ScheduleBadge schedule={schedule} />
      </TableCell>
      <TableCell className="figures whitespace-nowrap">{nextRun ? formatDay(nextRun.payOn, today) : '-'}</TableCell>
    </TableRow>
  )
}
