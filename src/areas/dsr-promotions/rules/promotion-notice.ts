import { formatDay, type CalendarDate } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'

/** A promotion that begins, as a customer reads of it. */
export interface BeginningPromotion {
  readonly name: string
  readonly endsOn: CalendarDate
  /** Of all its items. */
  readonly itemCount: number
  /** Descriptions of the first items. */
  readonly items: readonly string[]
}

/** NEXT-7, STAFF-3: what a customer reads when a promotion begins for them. */
export function promotionNotice(
  { name, endsOn, itemCount, items }: BeginningPromotion,
  shipToName: string,
  url: string,
) {
  const more = itemCount - items.length
  const what = items.join(', ') + (more > 0 ? ` and ${plural(more, 'more item')}` : '')
  const text = `${name}: lower prices at ${shipToName} for deliveries until ${formatDay(endsOn)}: ${what}.`
  return { mail: { subject: `Lower prices: ${name}`, text: `${text}\n\nSee them: ${url}\n` }, text }
}
