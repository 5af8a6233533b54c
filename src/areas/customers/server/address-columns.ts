import { text } from '#platform/imports/cell.ts'
import { optional } from '#platform/imports/import-kind.ts'

/** Where a customer is: columns of the imports of bill-tos and ship-tos. */
export const addressColumns = {
  address: optional(text(200), 'Street', 'address'),
  address2: optional(text(200), 'Suite, building', 'address2'),
  city: optional(text(100), 'City', 'city'),
  state: optional(text(50), 'State', 'state'),
  zip: optional(text(20), 'ZIP code', 'zip'),
  phone: optional(text(50), 'Telephone', 'phone'),
}
