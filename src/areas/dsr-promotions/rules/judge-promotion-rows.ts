import type { Refusal } from '#kit/decision.ts'
import { promotionRefusals } from '../dsr-promotions.refusals.ts'
import { type PromotionInfo, type PromotionItem, promotionLimits, type PromotionStatus } from '../promotion.ts'
import { checkPromotionInfo } from './check-promotion-info.ts'
import { checkPromotionItems, type PromotedItemFacts } from './check-promotion-items.ts'
import { mayEditPromotion } from './promotion-moves.ts'

/** A row of a file: one item of one promotion, with the facts that its rows repeat. */
export interface PromotionRow {
  readonly line: number
  readonly info: PromotionInfo
  readonly item: PromotionItem
  /** The facts are others than on the promotion's first row. */
  readonly differs: boolean
}

/** A promotion as stored, before the file. */
export interface PromotionBefore {
  readonly status: PromotionStatus
  readonly items: readonly PromotionItem[]
  readonly allowsBelowCost: boolean
}

/** Why a row is left out. */
export interface RefusedRow {
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** What the other rows of a promotion read that falls with one of them. */
export const otherRows = {
  field: 'itemNumber',
  reason: 'Another row of this promotion is missing or was refused',
} as const

/** The file's name of a field of the rules. */
const columns: Readonly<Record<string, string>> = {
  percentHundredths: 'percent',
  caseCents: 'caseAmount',
  eachCents: 'eachAmount',
  poundHundredths: 'perPound',
}

/**
 * STAFF-3, PLAT-3: why the rows of one promotion cannot be stored; none: they can. A promotion
 * comes whole or not at all.
 */
export function judgePromotionRows(
  rows: readonly PromotionRow[],
  before: PromotionBefore | null,
  factsOf: (itemNumber: string) => PromotedItemFacts | undefined,
): RefusedRow[] {
  const [first] = rows
  if (!first) return []
  const refuseAll = ({ line, field, reason }: RefusedRow): RefusedRow[] =>
    rows.map((row) => (row.line === line ? { line, field, reason } : { line: row.line, ...otherRows }))
  const because = (line: number, { message, field = 'reference' }: Refusal) =>
    refuseAll({ line, field: columns[field] ?? field, reason: message })
  const differing = rows.find(({ differs }) => differs)
  if (differing)
    return refuseAll({
      line: differing.line,
      field: 'reference',
      reason: 'The rows of one promotion repeat its name, days, note and audience',
    })
  const status = before === null ? null : mayEditPromotion(before.status)
  if (status && !status.allowed) return because(first.line, status.refusal)
  const info = checkPromotionInfo(first.info)
  if (!info.allowed) return because(first.line, info.refusal)
  if (first.info.audience.length === 0)
    return because(first.line, { ...promotionRefusals.promotion_audience_missing, field: 'audience' })
  const named = new Map(rows.map((row) => [row.item.itemNumber, row]))
  const stored = before?.items ?? []
  const items = [
    ...stored.map((item) => named.get(item.itemNumber)?.item ?? item),
    ...rows
      .filter(({ item }) => !stored.some(({ itemNumber }) => itemNumber === item.itemNumber))
      .map(({ item }) => item),
  ]
  if (items.length > promotionLimits.items || first.info.audience.length > promotionLimits.audience)
    return refuseAll({
      line: first.line,
      field: 'reference',
      reason: `A promotion has at most ${promotionLimits.items} items and ${promotionLimits.audience} entries of its audience`,
    })
  const checked = checkPromotionItems(items, factsOf, before?.allowsBelowCost ?? false)
  if (checked.allowed) return []
  const at = (checked.refusal.details as { item: number }).item
  return because(named.get(items[at]!.itemNumber)?.line ?? first.line, checked.refusal)
}
