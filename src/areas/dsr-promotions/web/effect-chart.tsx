import { useId } from 'react'
import { formatShortDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { EffectWeek } from '../promotion.ts'

/** The drawing's own units: a week's width, and the highest bar. */
const [step, height] = [8, 100]

/**
 * STAFF-3: cases week by week; those before the promotion are hollow, so that colour is not alone.
 * The same numbers stand in a table below.
 */
export function EffectChart({ weeks }: { weeks: readonly EffectWeek[] }) {
  const titleId = useId()
  const max = Math.max(...weeks.map(({ cases }) => cases), 1)
  const [first, last] = [weeks[0], weeks.at(-1)]
  const middle = weeks.find(({ week }) => week === 0)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        // Bars have no shape that a change of proportions could spoil; texts stand outside.
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
        className="h-36 w-full border-b border-line-strong"
      >
        <title id={titleId}>{`Cases by week, ${weeks.length / 2} before the promotion and as many during it.`}</title>
        {weeks.map(({ week, startsOn, cases }, index) => {
          const tall = Math.max((height * cases) / max, 1)
          return (
            <rect
              key={week}
              x={index * step + step / 8}
              y={height - tall}
              width={(step * 3) / 4}
              height={tall}
              vectorEffect="non-scaling-stroke"
              className={week < 0 ? 'fill-sunken stroke-line-strong' : 'fill-action stroke-action'}
            >
              <title>{`Week from ${formatShortDay(startsOn)}: ${plural(cases, 'case')}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="figures flex flex-wrap justify-between gap-x-3 pt-1 text-12 text-muted">
        <span>{first && `Before, from ${formatShortDay(first.startsOn)}`}</span>
        <span>{`highest ${plural(max, 'case')}`}</span>
        <span>
          {middle && last && `Promotion, ${formatShortDay(middle.startsOn)} to ${formatShortDay(last.endsOn)}`}
        </span>
      </figcaption>
    </figure>
  )
}
