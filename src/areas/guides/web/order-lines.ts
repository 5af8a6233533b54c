import type { ShopRow } from '#areas/shop/shop-row.ts'
import type { GuideRow } from '../guide.ts'
import type { GuideGrouping } from './guide-search.ts'

/** A line of the guide, or below it what may be ordered instead of its item. */
export interface OrderLine {
  readonly key: string
  readonly line: GuideRow
  /** What is ordered here; null for custom items and items this ship-to no longer sees. */
  readonly item: ShopRow | null
  readonly isAlternate: boolean
}

/** Lines under a heading; null without grouping. */
export interface OrderGroup {
  readonly key: string
  readonly title: string | null
  readonly lines: readonly OrderLine[]
}

const withoutGroup: Readonly<Record<GuideGrouping, string>> = {
  none: '',
  category: 'No category',
  location: 'No location',
}

/** GUIDE-3: an item that cannot be ordered has its best alternate right below it. */
function linesOf(line: GuideRow): OrderLine[] {
  const own: OrderLine = { key: line.lineId, line, item: line.item, isAlternate: false }
  const [alternate] = line.alternates
  if (!alternate) return [own]
  return [own, { key: `${line.lineId} ${alternate.itemNumber}`, line, item: alternate, isAlternate: true }]
}

/** GUIDE-1: the rows of a page under their headings, in the order they came. */
export function arrangeGuide(rows: readonly GuideRow[], grouping: GuideGrouping): OrderGroup[] {
  if (grouping === 'none') return [{ key: 'all', title: null, lines: rows.flatMap(linesOf) }]
  const groups: { key: string; title: string; lines: OrderLine[] }[] = []
  for (const row of rows) {
    const key = row.group?.id ?? 'none'
    const last = groups.at(-1)
    if (last?.key === key) last.lines.push(...linesOf(row))
    else groups.push({ key, title: row.group?.name ?? withoutGroup[grouping], lines: linesOf(row) })
  }
  return groups
}
