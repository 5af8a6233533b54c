import { useId } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Table, TableCell } from '#ui/table.tsx'
import { getInventoryHistory } from '../inventory.endpoints.ts'

type Week = CallAnswer<typeof getInventoryHistory>['weeks'][number]

/** The drawing's own units: a week's width, and the highest bar. */
const [step, height] = [8, 100]

/** INV-1: what the stock was worth week by week, drawn, with the same numbers in a table. */
export function ValueChart() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getInventoryHistory, params && { params, query: { weeks: 26 } })
  if (!data && error)
    return <RetryNotice onRetry={() => void refetch()}>The value by week could not be loaded.</RetryNotice>
  // Weeks before the first count say nothing.
  const all = data?.weeks ?? []
  const weeks = all.slice(all.findIndex(({ valueCents }) => valueCents !== null))
  const known = weeks.filter(({ valueCents }) => valueCents !== null)
  if (known.length < 2 || weeks.length < 2) return null
  return (
    <section aria-labelledby="value-by-week" className="rounded-dialog border border-line bg-raised p-4">
      <h2 id="value-by-week" className="pb-2 text-14 font-semibold">
        Value by week
      </h2>
      <Bars weeks={weeks} />
      <Disclosure title="The same as a table">
        <Table
          label="Value by week"
          className="min-w-0"
          columns={[{ label: 'Week from' }, { label: 'Counts', align: 'right' }, { label: 'Value', align: 'right' }]}
        >
          {known.toReversed().map(({ week, counts, valueCents }) => (
            <tr key={week} className="border-b border-line last:border-0">
              <TableCell className="figures">{formatShortDay(week)}</TableCell>
              <TableCell isNumber>{counts}</TableCell>
              <TableCell isNumber>{formatCents(valueCents ?? 0)}</TableCell>
            </tr>
          ))}
        </Table>
      </Disclosure>
    </section>
  )
}

function Bars({ weeks }: { weeks: readonly Week[] }) {
  const titleId = useId()
  const max = Math.max(...weeks.map(({ valueCents }) => valueCents ?? 0), 1)
  const latest = weeks.findLast(({ valueCents }) => valueCents !== null)
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <figure>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        // Bars have no shape that a change of proportions could spoil; texts stand outside.
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
        className="h-28 w-full border-b border-line-strong"
      >
        <title id={titleId}>
          {`Value by week, ${weeks.length} weeks. The latest is ${formatCents(latest?.valueCents ?? 0)}, the highest ${formatCents(max)}.`}
        </title>
        {weeks.map(({ week, valueCents }, index) => {
          if (valueCents === null) return null
          const tall = Math.max((height * valueCents) / max, 1)
          return (
            <rect
              key={week}
              x={index * step + step / 8}
              y={height - tall}
              width={(step * 3) / 4}
              height={tall}
              className={week === latest?.week ? 'fill-action' : 'fill-action opacity-45'}
            >
              <title>{`Week from ${formatShortDay(week)}: ${formatCents(valueCents)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="figures flex justify-between pt-1 text-12 text-muted">
        <span>{first && formatShortDay(first.week)}</span>
        <span>{`highest ${formatCents(max)}`}</span>
        <span>{last && formatShortDay(last.week)}</span>
      </figcaption>
    </figure>
  )
}
