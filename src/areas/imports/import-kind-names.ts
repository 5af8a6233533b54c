/**
 * PLAT-3: what can be imported, in an order in which every reference is there before it is needed.
 */
export const importKindNames = [
  'divisions',
  'gpos',
  'brands',
  'categories',
  'bill-tos',
  'ship-tos',
  'contacts',
  'route-days',
  'holidays',
  'users',
  'items',
  'alternates',
  'customer-items',
  'prices',
  'inventory',
  'orders',
  'invoices',
] as const

/** One kind's name, as in `larder import KIND FILE`. */
export type ImportKindName = (typeof importKindNames)[number]
