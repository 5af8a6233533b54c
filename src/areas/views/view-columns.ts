/** A column of a view. */
export interface ViewColumn {
  readonly label: string
  /** What the editor says below it. */
  readonly hint?: string
  /** A view without it would be of no use. */
  readonly isNeeded?: true
  /** What the distributor pays: only for staff with 'View analysis'. */
  readonly isCost?: true
}

/** STAFF-4: the columns an order view can have; screens leave out those they do not know. */
export const orderColumns = {
  itemNumber: { label: 'Item' },
  description: { label: 'Description', isNeeded: true },
  ownWords: { label: 'Your name and number', hint: 'What the kitchen calls it' },
  pack: { label: 'Pack' },
  brand: { label: 'Brand' },
  stock: { label: 'Stock', hint: 'Shop and guides' },
  lastOrdered: { label: 'Last ordered', hint: 'Shop and guides' },
  movement: { label: '4 Week mvmt', hint: 'Shop and guides' },
  unitPrice: { label: 'Per unit', hint: 'Price per lb, oz or each; shop and guides' },
  par: { label: 'Par', hint: 'Guides' },
  case: { label: 'Case', hint: 'Price and quantity', isNeeded: true },
  each: { label: 'Each', hint: 'Price and quantity, where items are sold so', isNeeded: true },
  total: { label: 'Total' },
  cost: { label: 'Case cost', isCost: true },
  margin: { label: 'Margin', hint: 'Of the case, as a percentage of its price', isCost: true },
} as const satisfies Record<string, ViewColumn>

/** STAFF-4: the columns a price list can have. */
export const priceColumns = {
  itemNumber: { label: 'Item' },
  description: { label: 'Description', isNeeded: true },
  ownWords: { label: 'Your name and number', hint: 'What the kitchen calls it' },
  brand: { label: 'Brand' },
  pack: { label: 'Pack' },
  category: { label: 'Category' },
  casePrice: { label: 'Case price', isNeeded: true },
  eachPrice: { label: 'Each price' },
  perPound: { label: 'Per pound', hint: 'Items sold by weight' },
  unitPrice: { label: 'Per unit', hint: 'Price per lb, oz or each' },
  priceKind: { label: 'Price from', hint: 'List, class, group or contract' },
  until: { label: 'Until', hint: 'The last day of the price' },
  cost: { label: 'Case cost', isCost: true },
  profit: { label: 'Margin $', hint: 'Of the case', isCost: true },
  margin: { label: 'Margin %', hint: 'Of the case, as a percentage of its price', isCost: true },
} as const satisfies Record<string, ViewColumn>

/** A column of an order view. */
export type OrderColumn = keyof typeof orderColumns
/** A column of a price view. */
export type PriceColumn = keyof typeof priceColumns

const namesOf = <T extends object>(columns: T) => Object.keys(columns) as (keyof T & string)[]
/** Every column of order views, in the order the editor offers them. */
export const orderColumnNames = namesOf(orderColumns)
/** Every column of price views, in the order the editor offers them. */
export const priceColumnNames = namesOf(priceColumns)

/** What an order view may be sorted by; screens that lack it keep their own order. */
export const orderSorts = ['description', 'brand', 'itemNumber', 'pack', 'unitPrice', 'lastOrdered', 'total'] as const
/** What a price list may be sorted by. */
export const priceSorts = ['description', 'brand', 'category', 'itemNumber', 'casePrice', 'margin'] as const
/** A sort of an order view. */
export type OrderSort = (typeof orderSorts)[number]
/** A sort of a price view. */
export type PriceSort = (typeof priceSorts)[number]

/** STAFF-4: the columns of a new view, and of a price list without one. */
export const usualColumns: Readonly<{ order: readonly OrderColumn[]; price: readonly PriceColumn[] }> = {
  order: ['itemNumber', 'description', 'pack', 'brand', 'case', 'each', 'total'],
  price: ['itemNumber', 'description', 'brand', 'pack', 'casePrice', 'eachPrice', 'until'],
}
