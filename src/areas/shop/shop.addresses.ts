import { type Address, dialog, screen } from '#contract/address.ts'

export const shopScreen = screen('/shop', [
  'keyword',
  'page',
  'layout',
  'inStock',
  'brands',
  'categoryIds',
  'previouslyBought',
  // 'open' where there is no room for them beside the results: Back closes them.
  'filters',
])
export const itemScreen = screen('/items/$itemNumber')
/** The item panel over any screen, by item number. */
export const itemDialog = dialog('item')
/** The shop with the items of a brand or a category alone. */
export const shopOf = (kind: 'brand' | 'category', value: string): Address =>
  shopScreen.at(kind === 'brand' ? { brands: value } : { categoryIds: value })
