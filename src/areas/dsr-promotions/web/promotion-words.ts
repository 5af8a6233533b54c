import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import type { PromotionKind } from '#areas/prices/promotion-offer.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { AudienceKind, NamedAudience, PromotionPhase, PromotionStatus } from '../promotion.ts'

/** A phase in a word, with its tone. */
export const phaseWords: Readonly<Record<PromotionPhase, readonly [label: string, tone: BadgeTone]>> = {
  draft: ['Draft', 'neutral'],
  coming: ['Coming', 'info'],
  running: ['Running', 'good'],
  paused: ['Paused', 'warning'],
  over: ['Over', 'neutral'],
}

/** What a promotion does to an item. */
export const kindWords: Readonly<Record<PromotionKind, string>> = {
  percent: 'Percent off',
  amountOff: 'Amount off',
  fixedPrice: 'Fixed price',
  buyGet: 'Buy n, get m',
}

const audienceWords: Readonly<Record<AudienceKind, string>> = {
  division: 'everybody in',
  priceClass: 'price class',
  gpo: 'GPO',
  billTo: 'bill-to',
  shipTo: 'ship-to',
}

/** An entry of the audience in words, within a sentence. */
export const entryWords = ({ kind, number, name }: Pick<NamedAudience, 'kind' | 'number' | 'name'>): string =>
  kind === 'billTo' || kind === 'shipTo'
    ? `${name}, ${audienceWords[kind]} ${number}`
    : `${audienceWords[kind]} ${name}`

/** Its first and last delivery day. */
export const daysWords = ({ startsOn, endsOn }: { startsOn: CalendarDate; endsOn: CalendarDate }): string =>
  startsOn === endsOn ? formatDayWithYear(startsOn) : `${formatDayWithYear(startsOn)} to ${formatDayWithYear(endsOn)}`

/** A move as its button says it. */
export const moveWords = (from: PromotionStatus, to: PromotionStatus): string =>
  to === 'active' ? (from === 'paused' ? 'Resume' : 'Start') : to === 'paused' ? 'Pause' : 'End'
