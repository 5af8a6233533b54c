import { formatDay, formatShortDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { ItemDetail } from './item-header.tsx'

const amount = (cases: number | null, units: number | null): string =>
  [cases ? `${cases} CS` : '', units ? `${units} EA` : ''].filter(Boolean).join(' · ')

/**
 * ITEM-5: what this ship-to bought of the item in each of the last four weeks: a table whose rows
 * are the bars of a chart.
 */
export function ItemMovement({ detail: { item, history, today } }: { detail: ItemDetail }) {
  const { weeks, lastOrdered } = history
  const isQuiet = weeks.every(({ cases, units }) => cases === 0 && units === 0)
  if (isQuiet && !lastOrdered) return <p>Not ordered by this ship-to yet.</p>
  const weightOf = ({ cases, units }: (typeof weeks)[number]) => cases + units / item.eachesPerCase
  const max = Math.max(...weeks.map(weightOf))
  const total = weeks.reduce((sum, week) => ({ cases: sum.cases + week.cases, units: sum.units + week.units }), {
    cases: 0,
    units: 0,
  })
  return (
    <div className="grid gap-2">
      {lastOrdered && (
        <p>
          Last ordered {formatDay(lastOrdered.on, today)}
          {amount(lastOrdered.cases, lastOrdered.units) && (
            <span className="figures font-medium"> · {amount(lastOrdered.cases, lastOrdered.units)}</span>
          )}
        </p>
      )}
      {isQuiet ? (
        <p className="text-muted">Not invoiced in the last four weeks.</p>
      ) : (
        <table className="figures w-full max-w-130 text-13">
          <caption className="sr-only">
            Invoiced in the last four weeks: {plural(total.cases, 'case')}
            {total.units > 0 && ` and ${plural(total.units, 'each', 'eaches')}`}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Bar</th>
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from}>
                <th scope="row" className="w-32 py-1 text-left font-normal whitespace-nowrap text-muted">
                  {formatShortDay(week.from)} – {formatShortDay(week.to)}
                </th>
                <td className="px-3" aria-hidden="true">
                  <span
                    className="block h-3 min-w-px rounded-r-[3px] bg-action"
                    style={{ width: `${(100 * weightOf(week)) / max}%` }}
                  />
                </td>
                <td className="w-24 text-right whitespace-nowrap">{amount(week.cases, week.units) || '0'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
