import { Refrigerator, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address, ValueDialog } from '#contract/address.ts'
import {
  customerCategoryDialog,
  customerLocationDialog,
  kitchenScreen,
} from '#areas/customer-data/customer-data.addresses.ts'
import * as calls from '#areas/customer-data/named-entries.endpoints.ts'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'

type ListCall = typeof calls.listCustomerCategories | typeof calls.listCustomerLocations
type Listed = { readonly categories: NamedEntry[] } | { readonly locations: NamedEntry[] }

/** What categories and locations differ in; all else about them is the same. */
export interface NamedKind {
  readonly noun: 'category' | 'location'
  readonly plural: string
  readonly about: string
  readonly picture: ReactNode
  /** Why there is nothing, and what to do. */
  readonly empty: string
  /** Beside the field of the name. */
  readonly hint: string
  /** Of one by its id, or 'new'. */
  readonly dialog: ValueDialog
  /** The screen with the items of one. */
  readonly itemsOf: (id: string) => Address
  readonly list: ListCall
  readonly answerOf: (entries: readonly NamedEntry[]) => Listed
  readonly create: typeof calls.createCustomerCategory | typeof calls.createCustomerLocation
  readonly update: typeof calls.updateCustomerCategory | typeof calls.updateCustomerLocation
  readonly sort: typeof calls.sortCustomerCategories | typeof calls.sortCustomerLocations
  readonly remove: typeof calls.deleteCustomerCategory | typeof calls.deleteCustomerLocation
}

/** The entries of a response, of either kind. */
export const entriesOf = (listed: Listed): readonly NamedEntry[] =>
  'categories' in listed ? listed.categories : listed.locations

/** GUIDE-4: how a kitchen groups what it keeps. */
export const categories: NamedKind = {
  noun: 'category',
  plural: 'categories',
  about: 'How you group what you keep, in the order guides and counts show.',
  picture: <Shapes size={40} aria-hidden="true" />,
  empty: 'Add groups such as Produce, Dairy or Paper goods, and guides and counts can be sorted by them.',
  hint: 'Such as Produce',
  dialog: customerCategoryDialog,
  itemsOf: (id) => kitchenScreen.at({ category: id }),
  list: calls.listCustomerCategories,
  answerOf: (entries) => ({ categories: [...entries] }),
  create: calls.createCustomerCategory,
  update: calls.updateCustomerCategory,
  sort: calls.sortCustomerCategories,
  remove: calls.deleteCustomerCategory,
}

/** GUIDE-4: where it stands, in the order of the way through the kitchen. */
export const locations: NamedKind = {
  noun: 'location',
  plural: 'locations',
  about: 'Where things stand, in the order you walk: guides and counts follow it.',
  picture: <Refrigerator size={40} aria-hidden="true" />,
  empty: 'Add the places you count, such as Walk-in cooler, Freezer, Dry store and Bar, in the order you walk them.',
  hint: 'Such as Walk-in cooler',
  dialog: customerLocationDialog,
  itemsOf: (id) => kitchenScreen.at({ location: id }),
  list: calls.listCustomerLocations,
  answerOf: (entries) => ({ locations: [...entries] }),
  create: calls.createCustomerLocation,
  update: calls.updateCustomerLocation,
  sort: calls.sortCustomerLocations,
  remove: calls.deleteCustomerLocation,
}
