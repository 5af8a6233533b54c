import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { getCreditInsight } from '#areas/credit-requests/credit-insight.endpoints.ts'

type Bars = CallAnswer<typeof getCreditInsight>['bars']

/** How many stand there before all are asked for. */
const fewBars = 15

/**
 * CREDIT-2: a table whose rows are the bars of a chart: what was asked for, and how much of it was
 * approved. A bar that is pressed shows its lines.
 */
export function InsightBars({
  bars,
  what,
  chosen,
  onChoose,
}: {
  bars: Bars
  /** Head of the first column. */
  what: string
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? bars : bars.slice(0, fewBars)
  const max = Math.max(1, ...bars.map(({ asked }) => asked))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex flex-wrap gap-x-4 text-13 text-muted" aria-hidden="true">
        <span className="flex items-center gap-1.5">
          <span className="h-3 w-5 rounded-[3px] bg-action [print-color-adjust:exact]" />
          Approved
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-3 w-5 rounded-[3px] border border-action bg-action-soft" />
          Asked for
        </span>
      </p>
      <table className="w-full table-fixed overflow-hidden rounded-dialog border border-line bg-raised text-14">
        <caption className="sr-only">Credits by {what.toLowerCase()}</caption>
        <thead className="bg-sunken text-12 text-muted">
          <tr>
            <th scope="col" className="h-9 px-3 text-left font-semibold">
              {what}
            </th>
            <th scope="col" className="w-[min(8.5rem,50%)] px-[12px] text-right font-semibold md:w-28">
              Asked for
            </th>
            <th scope="col" className="w-28 px-3 text-right font-semibold max-md:hidden">
              Approved
            </th>
            <th scope="col" className="w-28 px-3 text-right font-semibold max-md:hidden">
              Requests
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, asked, approved, requests }) => (
            <tr key={key} className={`border-t border-line ${chosen === key ? 'bg-action-soft' : ''}`}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                <button
                  type="button"
                  aria-pressed={chosen === key}
                  onClick={() => onChoose(chosen === key ? undefined : key)}
                  className="min-h-6 max-w-full rounded-control text-left font-medium break-words text-action hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                </button>
                <span
                  aria-hidden="true"
                  className="block h-3 min-w-px overflow-hidden rounded-[3px] border border-action bg-action-soft"
                  style={{ width: `${(100 * asked) / max}%` }}
                >
                  <span
                    className="block h-full bg-action [print-color-adjust:exact]"
                    style={{ width: asked > 0 ? `${Math.min(100, (100 * approved) / asked)}%` : 0 }}
                  />
                </span>
              </th>
              <td className="figures px-[12px] py-1.5 text-right align-top whitespace-nowrap">
                <MoneyText cents={asked} />
                <span className="block text-12 whitespace-normal text-muted md:hidden">
                  <MoneyText cents={approved} /> approved
                </span>
              </td>
              <td className="figures px-3 py-1.5 text-right align-top whitespace-nowrap max-md:hidden">
                <MoneyText cents={approved} />
              </td>
              <td className="figures px-3 py-1.5 text-right align-top max-md:hidden">
                {requests.toLocaleString('en-US')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bars.length > fewBars && (
        <Button size="small" variant="quiet" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show the first ${fewBars}` : `Show all ${plural(bars.length, 'bar')}`}
        </Button>
      )}
    </section>
  )
}
