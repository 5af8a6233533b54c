import type { ItemStats } from '#areas/prices/item-price.ts'

/**
 * ITEM-5: '4 Week mvmt:', the latest week first, joined by slashes; undefined when all are zero.
 * Plain figures are cases; eaches carry their unit, and an item bought both ways has four figures
 * of each.
 */
export function formatMovement(stats: ItemStats | null): string | undefined {
  if (!stats) return undefined
  const cases = [stats.week1, stats.week2, stats.week3, stats.week4]
  const units = [stats.week1Units, stats.week2Units, stats.week3Units, stats.week4Units]
  const isAny = (figures: readonly number[]) => figures.some((figure) => figure !== 0)
  if (!isAny(units)) return isAny(cases) ? cases.join('/') : undefined
  return isAny(cases) ? `${cases.join('/')} CS · ${units.join('/')} EA` : `${units.join('/')} EA`
}
