import type { PlannedImport } from '../onboarding-plan.ts'

/** What a customer file says that holds at each ship-to; its address is the office's alone. */
const factsOfCustomer = [
  'priceClass',
  'gpoIds',
  'isActive',
  'isOrderingAllowed',
  'dsrEmail',
  'dsmEmail',
  'arrName',
  'warehouse',
] as const

/**
 * PLAT-3: of the ship-tos beside customers, whose places another file lists: what that file does
 * not say of them, such as the price class.
 */
export function carryToPlaces(aside: PlannedImport, places: PlannedImport): PlannedImport | undefined {
  const carried = factsOfCustomer.filter((name) => aside.columns[name] && !places.columns[name])
  if (carried.length === 0) return undefined
  const names = ['division', 'shipTo', ...carried]
  return {
    kind: 'ship-tos',
    columns: Object.fromEntries(names.map((name) => [name, aside.columns[name]!])),
    onlyWith: [...carried],
    isOfCustomers: true,
  }
}
