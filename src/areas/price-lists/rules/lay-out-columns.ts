import type { PriceColumn } from '#areas/views/view-columns.ts'
import { isFigure } from './price-cells.ts'

/** How much room a column asks for, in points: at least, and of what is left over as its part. */
const wishes: Readonly<Record<PriceColumn, readonly [least: number, part: number]>> = {
  itemNumber: [44, 0],
  description: [110, 5],
  ownWords: [70, 2],
  brand: [58, 1],
  pack: [50, 1],
  category: [64, 1],
  casePrice: [60, 0],
  eachPrice: [50, 0],
  perPound: [58, 0],
  unitPrice: [60, 0],
  priceKind: [58, 1],
  until: [84, 0],
  cost: [52, 0],
  profit: [52, 0],
  margin: [46, 0],
}
/** Points between two columns. */
const gap = 8

/** A column on paper: where it begins, and how wide its texts may be. */
export interface PaperColumn {
  readonly id: PriceColumn
  readonly left: number
  readonly width: number
  readonly isFigure: boolean
}

/** True when the columns fit a page of this width at their least. */
export const fitsWidth = (columns: readonly PriceColumn[], width: number): boolean =>
  columns.reduce((sum, id) => sum + wishes[id][0] + gap, -gap) <= width

/**
 * STAFF-4: the columns of a price list across a page: each as wide as its figures need, the words
 * share what is left. Where even the least is too wide, all become narrower alike.
 */
export function layOutColumns(columns: readonly PriceColumn[], width: number): PaperColumn[] {
  const least = columns.reduce((sum, id) => sum + wishes[id][0], 0)
  const parts = columns.reduce((sum, id) => sum + wishes[id][1], 0)
  const free = width - gap * (columns.length - 1) - least
  let left = 0
  return columns.map((id) => {
    const [own, part] = wishes[id]
    const wide = free < 0 ? own * ((least + free) / least) : own + (parts > 0 ? (free * part) / parts : 0)
    const column = { id, left, width: wide, isFigure: isFigure(id) }
    left += wide + gap
    return column
  })
}
