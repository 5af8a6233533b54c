import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'
import { ChartKey } from '#ui/chart-key.tsx'

/** A step of the time axis: this year beside last year. */
export interface ChartStep {
  readonly key: string
  readonly label: string
  readonly now: number
  /** Null where it is not known. */
  readonly last: number | null
  /** Where a press leads; absent where there is nothing behind it. */
  readonly href?: Address
}

/** Width of a step that a thumb can press (WCAG 2.5.8); twelve months fit a phone. */
const leastRem = 1.5

const share = (value: number, max: number) => `${(Math.max(0, value) / max) * 100}%`

/**
 * STAFF-6: pairs of bars, last year's hollow and this year's full, so that colour is not alone.
 * Each pair is reached by Tab and says its numbers, under the pointer too; many of them scroll in
 * their own strip.
 */
export function StepChart({
  label,
  steps,
  textOf,
  names = ['Last year', 'This year'],
  line,
}: {
  /** Read aloud. */
  label: string
  steps: readonly ChartStep[]
  textOf: (value: number) => string
  /** What hollow and full bars are. */
  names?: readonly [last: string, now: string]
  /** A level across the chart, such as a budget. */
  line?: { readonly value: number; readonly name: string } | undefined
}) {
  const max = Math.max(1, line?.value ?? 0, ...steps.flatMap(({ now, last }) => [now, last ?? 0]))
  const isCompared = steps.some(({ last }) => last !== null)
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-dialog border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted" aria-hidden="true">
        {isCompared && <ChartKey look="border border-line-strong bg-sunken">{names[0]}</ChartKey>}
        <ChartKey look="bg-action">{names[1]}</ChartKey>
        {line && (
          <span className="flex items-center gap-1.5">
            <span className="w-5 border-t-2 border-dashed border-warning" />
            {line.name} {textOf(line.value)}
          </span>
        )}
        <span className="figures ml-auto">up to {textOf(max)}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="overflow-x-auto" role="region" aria-label={`Chart: ${label}`} tabIndex={0}>
        <div className="relative h-44 pt-1" style={{ minWidth: `${steps.length * leastRem}rem` }}>
          <ol aria-label={label} className="grid h-full auto-cols-fr grid-flow-col items-stretch gap-1">
            {steps.map((step) => (
              <li key={step.key} className="h-full">
                <Pair step={step} max={max} textOf={textOf} names={names} />
              </li>
            ))}
          </ol>
          {line && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0 border-t-2 border-dashed border-warning"
              style={{ bottom: share(line.value, max) }}
            />
          )}
        </div>
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
        <span>{steps[0]?.label}</span>
        <span>{steps.length > 1 && steps.at(-1)?.label}</span>
      </figcaption>
    </figure>
  )
}

function Pair({
  step: { label, now, last, href },
  max,
  textOf,
  names,
}: {
  step: ChartStep
  max: number
  textOf: (value: number) => string
  names: readonly [last: string, now: string]
}) {
  const text = `${label}: ${textOf(now)}${last === null ? '' : `, ${names[0].toLowerCase()} ${textOf(last)}`}`
  const look = 'group flex h-full items-end gap-px rounded-control data-hovered:bg-sunken'
  const bars = (
    <>
      {last !== null && (
        <span
          className="block min-h-px flex-1 rounded-t-[3px] border border-b-0 border-line-strong bg-sunken [print-color-adjust:exact]"
          style={{ height: share(last, max) }}
        />
      )}
      <span
        className="block min-h-px flex-1 rounded-t-[3px] bg-action group-data-hovered:bg-action-hover [print-color-adjust:exact]"
        style={{ height: share(now, max) }}
      />
    </>
  )
  return href ? (
    <Link href={href} aria-label={text} data-tip={text} className={look}>
      {bars}
    </Link>
  ) : (
    <span role="img" aria-label={text} data-tip={text} className={look}>
      {bars}
    </span>
  )
}
