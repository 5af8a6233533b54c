import { useState } from 'react'
import { formatDayWithYear, formatShortDay } from '#kit/dates.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table, TableCell } from '#ui/table.tsx'
import { getPriceEffect } from '#areas/recipes/price-effects.endpoints.ts'
import { percentText } from '../recipe-words.ts'
import { CostChart } from './cost-chart.tsx'
import { causeText, changeOfPlate, changeTone, perPlate, plateText } from './price-effect-words.ts'
import { SpanSelect } from './span-select.tsx'

type Effect = CallAnswer<typeof getPriceEffect>

/** RECIPE-2: what price changes did to a recipe, drawn, with the same figures in a table. */
export function PriceEffect({ recipeId }: { recipeId: string }) {
  const place = useShipToParams()
  const [weeks, setWeeks] = useState(13)
  const { data, error, isPlaceholderData, refetch } = useCall(
    getPriceEffect,
    place && { params: { ...place, recipeId }, query: { weeks } },
    { keepPrevious: true },
  )
  return (
    <section aria-labelledby="price-effect" className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="price-effect" className="text-16 font-semibold">
          Price effect
        </h2>
        <SpanSelect weeks={weeks} onChange={setWeeks} />
      </div>
      {data ? (
        <Refreshing isRefreshing={isPlaceholderData}>
          <Shown effect={data} />
        </Refreshing>
      ) : error ? (
        <RetryNotice onRetry={() => void refetch()}>The price effect could not be loaded.</RetryNotice>
      ) : (
        <Skeleton className="h-56 w-full" what="the price effect" />
      )}
    </section>
  )
}

function Shown({ effect }: { effect: Effect }) {
  const { days, since, type, recipeUnit } = effect
  const last = days.at(-1)
  const plate = { type, recipeUnit }
  if (!last) return <p className="text-muted">Without ingredients there is no price that could change.</p>
  if (days.length === 1)
    return <p className="text-muted">None of its prices has changed since {formatDayWithYear(since)}.</p>
  return (
    <div className="grid gap-3 rounded-dialog border border-line bg-raised p-4">
      <p className="figures flex flex-wrap items-baseline gap-x-3">
        <strong className={`text-20 font-semibold ${changeTone(effect)}`}>{changeOfPlate(effect, plate)}</strong>
        <span>
          since {formatDayWithYear(since)}: {plateText(days[0]?.cost, plate)} to {plateText(last.cost, plate)}
        </span>
        {last.foodCostPct !== null && (
          <span>
            Food cost {percentText(days[0]?.foodCostPct)} to {percentText(last.foodCostPct)}
          </span>
        )}
      </p>
      <CostChart effect={effect} />
      <Disclosure title="The same as a table">
        <Table
          label="Price effect by day"
          className="min-w-0"
          columns={[
            { label: 'Day' },
            { label: `Cost ${perPlate(plate)}`, align: 'right' },
            ...(type === 'MENU_RECIPE' ? [{ label: 'Food cost %', align: 'right' as const }] : []),
          ]}
        >
          {days.toReversed().map((day) => (
            <DayRows key={day.date} day={day} plate={plate} />
          ))}
        </Table>
      </Disclosure>
      <p className="text-12 text-muted">
        The recipe and its menu price are taken as they are now: prices alone move the line. The kitchen's own items
        count at what they cost now.
      </p>
    </div>
  )
}

function DayRows({ day, plate }: { day: Effect['days'][number]; plate: Pick<Effect, 'type' | 'recipeUnit'> }) {
  return (
    <>
      <tr className="border-t border-line">
        <TableCell className="figures">{formatShortDay(day.date)}</TableCell>
        <TableCell isNumber>{plateText(day.cost, plate)}</TableCell>
        {plate.type === 'MENU_RECIPE' && <TableCell isNumber>{percentText(day.foodCostPct)}</TableCell>}
      </tr>
      {day.changes.length > 0 && (
        <tr>
          <td colSpan={3} className="figures px-2 pb-2 text-13 break-words text-muted lg:px-3">
            <ul>
              {day.changes.map((each) => (
                <li key={`${each.itemNumber} ${each.title} ${each.unit}`}>{causeText(each, plate)}</li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}
