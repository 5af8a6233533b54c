import type { ItemFacts } from '#areas/items/item.ts'
import { mayOrderByCase, mayOrderByEach } from '#areas/items/rules/may-order-by.ts'
import { isOnePack, isOnePiece } from '#areas/items/rules/read-pack.ts'
import { fold } from '#areas/kitchen-words/text/fold.ts'
import type { OrderLine, WrittenUnit } from '../order-line.ts'
import { namesInnerPack } from './names-inner-pack.ts'

/** The units items are ordered in. */
export type OrderUnit = 'CS' | 'EA'

/**
 * CART-13: the unit a line is ordered in; null when the item is not sold in the one written. The
 * default is the case. A bag or bunch is proposed as an each where eaches are sold, as the smaller.
 */
export function chooseUnit(
  written: WrittenUnit | null,
  item: Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'>,
): OrderUnit | null {
  if (written === 'each') return mayOrderByEach(item).allowed ? 'EA' : null
  if (written === 'case') return mayOrderByCase(item).allowed ? 'CS' : null
  if (written === 'pack' || written === 'bunch' || written === 'other')
    return mayOrderByEach(item).allowed ? 'EA' : 'CS'
  return mayOrderByCase(item).allowed ? 'CS' : 'EA'
}

/** What of an item decides whether a unit is clear. */
export type PackedItem = Pick<ItemFacts, 'eachOnly' | 'isBrokenCase' | 'description'> & { readonly pack: string }

/**
 * CART-13: true when the unit as written can mean one thing only. '2 bags' of flour by the 50 lb
 * bag are two cases; of 8 bags to the case they may be either, and so where eaches are sold. A roll
 * of what is packed as one roll is the case, a bunch the each of BASIL FRESH BUNCH. 'mozz 5 lb x 4'
 * of 4 bags to the case may be bags.
 */
export function isUnitClear({ unit, words }: Pick<OrderLine, 'unit' | 'words'>, item: PackedItem): boolean {
  if (unit === null) return !namesInnerPack(words, item)
  if (unit !== 'pack' && unit !== 'bunch' && unit !== 'other') return true
  if (mayOrderByEach(item).allowed) return unit === 'bunch' && fold(item.description).split(' ').includes('bunch')
  return isOnePiece(item.pack) || (unit === 'pack' && isOnePack(item.pack))
}
