import { useId } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Table, TableCell } from '#ui/table.tsx'
import { getInventoryHistory } from '../inventory.endpoints.ts'

type Week = CallAnswer<typeof getInventoryHistory>['weeks'][number]

/** The drawing's own units; it is as wide as its place. */
const [width, height, foot] = [780, 150, 18]

/**
 * INV-1: what the stock was worth week by week, drawn, with the same numbers in a table. It is an
 * extra of the list: when it cannot be read, the list says why.
 */
export function ValueChart() {
  const params = useShipToParams()
  const { data } = useCall(getInventoryHistory, params && { params, query: { weeks: 26 } })
  const weeks = data?.weeks ?? []
  const known = weeks.filter(({ valueCents }) => valueCents !== null)
  if (known.length < 2) return null
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
  const step = width / weeks.length
  const latest = weeks.findLast(({ valueCents }) => valueCents !== null)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId} className="w-full">
      <title id={titleId}>
        {`Value by week, ${weeks.length} weeks. The latest is ${formatCents(latest?.valueCents ?? 0)}, the highest ${formatCents(max)}.`}
      </title>
      <line x1={0} x2={width} y1={height - foot} y2={height - foot} className="stroke-line-strong" />
      {weeks.map(({ week, valueCents }, index) => {
        const tall = valueCents === null ? 0 : ((height - foot - 14) * valueCents) / max
        return (
          <g key={week}>
            {valueCents !== null && (
              <rect
                x={index * step + 2}
                y={height - foot - tall}
                width={step - 4}
                height={Math.max(tall, 1)}
                rx={2}
                className={week === latest?.week ? 'fill-action' : 'fill-action opacity-45'}
              >
                <title>{`Week from ${formatShortDay(week)}: ${formatCents(valueCents)}`}</title>
              </rect>
            )}
            {index % 5 === 0 && (
              <text x={index * step} y={height - 4} className="fill-muted text-12">
                {formatShortDay(week)}
              </text>
            )}
          </g>
        )
      })}
      <text x={0} y={10} className="fill-muted text-12">
        {formatCents(max)}
      </text>
    </svg>
  )
}
