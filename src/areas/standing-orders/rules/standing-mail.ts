import { formatMoment } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { LineProblem } from '../standing-orders.ts'

/**
 * What is said about a delivery: a draft waits, it was not placed, nobody placed it, there is none.
 */
export type StandingNews =
  | { readonly kind: 'drafted'; readonly subtotal: number; readonly placeAt: Date | null; readonly needsPo: boolean }
  | { readonly kind: 'notPlaced' | 'lapsed' | 'failed'; readonly reason: string }

/** The delivery it is about. */
export interface NewsFacts {
  readonly name: string
  readonly shipToName: string
  readonly deliverOn: CalendarDate
  readonly cutOffAt: Date
  /** IANA zone of the division. */
  readonly timeZone: string
  readonly problems: readonly LineProblem[]
  readonly url: string
}

/** NEXT-4: the notification about a delivery, as a mail and as one sentence. */
export function standingMail(facts: NewsFacts, news: StandingNews) {
  const day = formatDay(facts.deliverOn)
  const sentence = sentenceOf(facts, news, day)
  const text = [
    sentence,
    ...(facts.problems.length > 0 ? ['', ...facts.problems.map(problemText)] : []),
    '',
    `${facts.shipToName}: ${facts.url}`,
    '',
  ].join('\n')
  return { mail: { subject: subjectOf(facts, news, day), text }, text: `${sentence} (${facts.shipToName})` }
}

function subjectOf({ name }: NewsFacts, { kind }: StandingNews, day: string): string {
  if (kind === 'drafted') return `Draft of ${name} for ${day}`
  return kind === 'notPlaced' ? `${name} for ${day} was not placed` : `${name}: no order for ${day}`
}

function sentenceOf({ name, cutOffAt, timeZone }: NewsFacts, news: StandingNews, day: string): string {
  const cutOff = formatMoment(cutOffAt, timeZone)
  if (news.kind !== 'drafted')
    return news.kind === 'notPlaced'
      ? `${name} for ${day} could not be placed by itself. ${news.reason} Place it by hand until ${cutOff}.`
      : `${name} brings nothing on ${day}. ${news.reason}`
  const total = formatCents(news.subtotal)
  if (news.placeAt === null) return `The draft of ${name} for ${day}, ${total}, waits for you until ${cutOff}.`
  const po = news.needsPo ? ' Enter its PO number before.' : ''
  return `${name} for ${day}, ${total}, is placed by itself on ${formatMoment(news.placeAt, timeZone)}.${po}`
}

/**
 * One line that does not come as wanted: 'FLOUR, 2 cases: This item is discontinued. Instead: ...'.
 */
export function problemText({ itemNumber, description, reason, alternate, ...quantities }: LineProblem): string {
  const item = description === '' ? `Item ${itemNumber}` : description
  const instead = alternate === null ? '' : ` Instead: ${alternate.description} (${alternate.itemNumber}).`
  return `${item}, ${amountOf(quantities)}: ${reason}${instead}`
}

/** '2 cases' or '1 case and 3 eaches'. */
export const amountOf = ({ orderedCases, orderedUnits }: Pick<LineProblem, 'orderedCases' | 'orderedUnits'>): string =>
  [
    ...(orderedCases > 0 ? [plural(orderedCases, 'case')] : []),
    ...(orderedUnits > 0 ? [plural(orderedUnits, 'each', 'eaches')] : []),
  ].join(' and ')
