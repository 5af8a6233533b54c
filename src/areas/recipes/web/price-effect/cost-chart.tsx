import { useId } from 'react'
import { formatShortDay } from '#kit/dates.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { getPriceEffect } from '#areas/recipes/price-effects.endpoints.ts'
import { drawCostLine } from '#areas/recipes/rules/draw-cost-line.ts'
import { percentText } from '../recipe-words.ts'
import { perPlate, plateText } from './price-effect-words.ts'

/** The drawing's own units, and the room above and below its line. */
const [width, height, room] = [400, 100, 6]

/** RECIPE-2: the cost of a plate over time, as steps. */
export function CostChart({ effect }: { effect: CallAnswer<typeof getPriceEffect> }) {
  const titleId = useId()
  const { days, since, until, type, recipeUnit } = effect
  const plate = { type, recipeUnit }
  const { path, low, high, steps } = drawCostLine(days, until, { width, height })
  if (path === '') return <p className="text-13 text-muted">No cost was known on any of these days.</p>
  const range = `lowest ${plateText(low, plate)}, highest ${plateText(high, plate)}`
  return (
    <figure>
      <svg
        viewBox={`0 ${-room} ${width} ${height + 2 * room}`}
        // The line keeps its width; texts stand outside.
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
        className="h-32 w-full border-b border-line-strong"
      >
        <title id={titleId}>
          {`Cost ${perPlate(plate)} from ${formatShortDay(since)} to ${formatShortDay(until)}: ${range}.`}
        </title>
        <path
          d={path}
          fill="none"
          className="stroke-action"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {days.map(({ date, cost, foodCostPct }, index) => (
          <rect
            key={date}
            x={steps[index]!.from}
            y={-room}
            width={Math.max(steps[index]!.to - steps[index]!.from, 0)}
            height={height + 2 * room}
            fill="transparent"
          >
            <title>
              {`From ${formatShortDay(date)}: ${cost === null ? 'not known' : plateText(cost, plate)}${foodCostPct === null ? '' : `, food cost ${percentText(foodCostPct)}`}`}
            </title>
          </rect>
        ))}
      </svg>
      <figcaption className="figures flex flex-wrap justify-between gap-x-3 pt-1 text-12 text-muted">
        <span>{formatShortDay(since)}</span>
        <span>{range}</span>
        <span>{formatShortDay(until)}</span>
      </figcaption>
    </figure>
  )
}
