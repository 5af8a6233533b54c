import type { CalendarDate } from '#kit/dates.ts'
import { type GuideReason, maxGuideLines } from '../guide.ts'
import type { StandardGuideRule } from '../standard-guide.endpoints.ts'

/** The rule of a division that has set none. */
export const defaultStandardGuideRule: StandardGuideRule = { minTimes: 3, weeks: 8 }

/** A line of a Standard guide. */
export interface StandardLine {
  readonly lineId: string
  readonly itemNumber: string
  readonly isPinned: boolean
}

/** How often an item was bought in the weeks of the rule. */
export interface BoughtItem {
  readonly itemNumber: string
  readonly times: number
}

/** What a Standard guide is, and what its ship-to buys. */
export interface StandardGuideFacts {
  readonly rule: StandardGuideRule
  readonly lines: readonly StandardLine[]
  /** Bought in the weeks of the rule, of items the ship-to can still see, in the order to add. */
  readonly bought: readonly BoughtItem[]
  /** Items staff removed: they do not come back by themselves. */
  readonly removedByStaff: ReadonlySet<string>
  /** The day items of the guide were last bought on, by number. */
  readonly lastBoughtOn: ReadonlyMap<string, CalendarDate>
}

/** What the rule adds and retires. */
export interface StandardGuidePlan {
  readonly added: readonly { readonly itemNumber: string; readonly reason: GuideReason }[]
  readonly retired: readonly { readonly lineId: string; readonly itemNumber: string; readonly reason: GuideReason }[]
}

/**
 * GUIDE-1: the Standard guide keeps itself. What was bought often enough comes in; what was not
 * bought at all in as many weeks leaves, unless staff pinned it. In between nothing happens, so
 * that an item bought now and then does not come and go.
 */
export function followStandardGuide(facts: StandardGuideFacts): StandardGuidePlan {
  const { rule, lines, bought, removedByStaff, lastBoughtOn } = facts
  const timesOf = new Map(bought.map(({ itemNumber, times }) => [itemNumber, times]))
  const present = new Set(lines.map(({ itemNumber }) => itemNumber))
  const retired = lines
    .filter(({ itemNumber, isPinned }) => !isPinned && !timesOf.has(itemNumber))
    .map(({ lineId, itemNumber }) => ({
      lineId,
      itemNumber,
      reason: { kind: 'notBought' as const, since: lastBoughtOn.get(itemNumber) ?? null, weeks: rule.weeks },
    }))
  const added = bought
    .filter(({ itemNumber, times }) => times >= rule.minTimes && !present.has(itemNumber))
    .filter(({ itemNumber }) => !removedByStaff.has(itemNumber))
    .slice(0, maxGuideLines - lines.length + retired.length)
    .map(({ itemNumber, times }) => ({ itemNumber, reason: { kind: 'bought' as const, times, weeks: rule.weeks } }))
  return { added, retired }
}
