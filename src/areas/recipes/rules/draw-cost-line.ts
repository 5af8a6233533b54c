import { type CalendarDate, daysBetween } from '#kit/dates.ts'

/** A cost that counts from a day on; null: unknown. */
export interface CostFromDay {
  readonly date: CalendarDate
  readonly cost: number | null
}

/** The line of a cost over time, in the drawing's own units. */
export interface CostLine {
  /** Of an SVG path. */
  readonly path: string
  readonly low: number
  readonly high: number
  /** Where each day begins and ends. */
  readonly steps: readonly { readonly from: number; readonly to: number }[]
}

const short = (value: number): number => Math.round(value * 100) / 100

/**
 * RECIPE-2: what a recipe cost over time as steps: a price counts from its day, so that nothing
 * lies between two of them. Lowest and highest cost fill the height; gaps stay gaps.
 */
export function drawCostLine(
  days: readonly CostFromDay[],
  until: CalendarDate,
  { width, height }: { readonly width: number; readonly height: number },
): CostLine {
  const costs = days.flatMap(({ cost }) => (cost === null ? [] : [cost]))
  const [low, high] = costs.length === 0 ? [0, 0] : [Math.min(...costs), Math.max(...costs)]
  const first = days[0]?.date ?? until
  const all = Math.max(daysBetween(first, until), 1)
  const x = (date: CalendarDate) => short((width * daysBetween(first, date)) / all)
  const y = (cost: number) => short(high === low ? height / 2 : height - (height * (cost - low)) / (high - low))
  const steps = days.map(({ date }, index) => {
    const next = days[index + 1]
    return { from: x(date), to: next ? x(next.date) : width }
  })
  let path = ''
  for (const [index, { cost }] of days.entries()) {
    if (cost === null) continue
    const isOpen = (days[index - 1]?.cost ?? null) !== null
    const { from, to } = steps[index]!
    path += isOpen ? `V${y(cost)}H${to}` : `M${from} ${y(cost)}H${to}`
  }
  return { path, low, high, steps }
}
