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

/** A kind's name as a reader sees it: 'Customer items', 'Ship-tos'. */
export const importKindLabel = (name: string): string => {
  if (name === 'gpos') return 'GPOs'
  const words = name.replaceAll(/-(?!tos$)/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
