import { plural } from '#kit/text.ts'

/** What a database has of what a first order needs. */
export interface Readiness {
  readonly divisions: number
  readonly items: number
  /** Active items without a price that counts today. */
  readonly unpricedItems: number
  readonly shipTos: number
  /** Ship-tos that may order and have no route days. */
  readonly unroutedShipTos: number
  /** Users who may sign in and have a ship-to that may order. */
  readonly buyers: number
  readonly admins: number
  /** A user, a ship-to with route days and an item with a price for it are there. */
  readonly canOrder: boolean
}

/** PLAT-3: what the database will have at least once files of these kinds are imported. */
export function expectedReadiness(has: Readiness, kinds: ReadonlySet<string>, divisions: number): Readiness {
  const items = kinds.has('items') ? Math.max(has.items, 1) : has.items
  const shipTos = kinds.has('ship-tos') ? Math.max(has.shipTos, 1) : has.shipTos
  const expected = {
    ...has,
    divisions: has.divisions + divisions + (kinds.has('divisions') ? 1 : 0),
    items,
    unpricedItems: kinds.has('prices') ? 0 : Math.max(has.unpricedItems, items - has.items),
    shipTos,
    unroutedShipTos: kinds.has('route-days') ? 0 : Math.max(has.unroutedShipTos, shipTos - has.shipTos),
    buyers: kinds.has('users') ? Math.max(has.buyers, 1) : has.buyers,
  }
  return { ...expected, canOrder: true }
}

/**
 * PLAT-3: what is missing before a first order can be placed, and what will be noticed after
 * it.
 */
export function listMissing(has: Readiness): { readonly first: readonly string[]; readonly later: readonly string[] } {
  const first = [
    has.divisions === 0 && 'Divisions: name one in "divisions" of the plan.',
    has.items === 0 && 'Items: an export with item number and description.',
    has.items > 0 &&
      has.unpricedItems === has.items &&
      'Prices: an export with item number and price, by the case or by the pound.',
    has.shipTos === 0 && 'Customers: an export with customer number and name.',
    has.shipTos > 0 &&
      has.unroutedShipTos === has.shipTos &&
      'Route days: an export with customer number and delivery days, such as MWF.',
    has.buyers === 0 &&
      'A user who orders: an export with mail address and customer number, or npm run larder -- user EMAIL --role customerUser --bill-tos DIVISION/NUMBER.',
    has.admins === 0 && 'A portal admin: npm run larder -- user EMAIL --role portalAdmin.',
  ].filter((line) => line !== false)
  const later = [
    has.unpricedItems > 0 &&
      has.unpricedItems < has.items &&
      `${plural(has.unpricedItems, 'item')} of ${has.items.toLocaleString('en-US')} cannot be ordered: without a price.`,
    has.unroutedShipTos > 0 &&
      has.unroutedShipTos < has.shipTos &&
      `${plural(has.unroutedShipTos, 'ship-to')} of ${has.shipTos.toLocaleString('en-US')} cannot order: without route days.`,
  ].filter((line) => line !== false)
  return {
    first:
      first.length === 0 && !has.canOrder
        ? ['No user has a ship-to with both route days and an item with a price.']
        : first,
    later,
  }
}
