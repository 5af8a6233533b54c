import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'
import { ChartKey } from '#ui/chart-key.tsx'

/** A rep's bar: this year beside last year. */
export interface RepBar {
  readonly key: string
  readonly name: string
  readonly now: number
  /** Null where it is not known. */
  readonly last: number | null
  readonly href?: Address | undefined
}

const width = (value: number, max: number) => ({ width: `${(Math.max(0, value) / max) * 100}%` })

/**
 * STAFF-6: two bars for each rep, last year's hollow and this year's full, so that colour is not
 * alone. Each pair is a link that says its numbers.
 */
export function RepChart({
  label,
  bars,
  textOf,
}: {
  /** Read aloud. */
  label: string
  bars: readonly RepBar[]
  textOf: (value: number) => string
}) {
  const max = Math.max(1, ...bars.flatMap(({ now, last }) => [now, last ?? 0]))
  const isCompared = bars.some(({ last }) => last !== null)
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-dialog border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted" aria-hidden="true">
        <span className="font-medium text-ink">{label}</span>
        <ChartKey look="bg-action">This year</ChartKey>
        {isCompared && <ChartKey look="border border-line-strong bg-sunken">Last year</ChartKey>}
      </p>
      <ol aria-label={label} className="grid gap-1">
        {bars.map(({ key, name, now, last, href }) => {
          const text = `${name}: ${textOf(now)}${last === null ? '' : `, last year ${textOf(last)}`}`
          const look =
            'grid min-h-11 items-center gap-x-3 gap-y-1 rounded-control px-1 py-1 text-ink no-underline sm:grid-cols-[11rem_minmax(0,1fr)_7rem] data-hovered:bg-sunken'
          const content = (
            <>
              <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
              <span className="grid gap-px max-sm:order-last">
                <span
                  className="block h-3 rounded-[3px] bg-action [print-color-adjust:exact]"
                  style={width(now, max)}
                />
                {last !== null && (
                  <span
                    className="block h-3 rounded-[3px] border border-line-strong bg-sunken [print-color-adjust:exact]"
                    style={width(last, max)}
                  />
                )}
              </span>
              <span className="figures sm:text-right">{textOf(now)}</span>
            </>
          )
          return (
            <li key={key}>
              {href ? (
                <Link href={href} aria-label={text} className={look}>
                  {content}
                </Link>
              ) : (
                <span role="img" aria-label={text} className={look}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
