import { z } from 'zod'
import { inches, json, listOf, measure, text, whole, yesNo } from '#platform/imports/cell.ts'
import { part } from '#platform/imports/import-kind.ts'
import { itemDetails } from '../item.ts'

const words = listOf(text(200))
const nutrients = itemDetails.shape.nutrients.unwrap()

/** What only the item page shows; dotted names in CSV, nested objects in NDJSON (ITEM-3). */
export const detailColumns = {
  ingredients: part(text(20_000), 'Ingredients as printed'),
  allergensContains: part(words, 'Allergens it contains'),
  allergensMayContains: part(words, 'Allergens it may contain'),
  allergensFreeFrom: part(words, 'Allergens it is free from'),
  servingSuggestions: part(text(5000), 'Serving suggestions'),
  nutrients: part(
    json(z.array(nutrients.element).max(200), 'a JSON list of {name, quantity, uom, rdi}'),
    'JSON list of {name, quantity, uom, rdi}: amount a serving and % daily value, null when unknown',
  ),
  calories: part(measure, 'Calories a serving'),
  avgServingsPerCase: part(measure, 'Servings a case'),
  householdServingSize: part(text(100), 'Serving in household words, such as 2 Tbsp'),
  'servingSize.value': part(measure, 'Serving, amount'),
  'servingSize.uom': part(text(20), 'Serving, unit'),
  commodityName: part(text(100), 'Commodity'),
  commodityId: part(text(40), 'Commodity id'),
  countryOfOrigin: part(text(100), 'Country of origin'),
  'shippingInfo.depth': part(inches, 'Case depth in inches'),
  'shippingInfo.width': part(inches, 'Case width in inches'),
  'shippingInfo.height': part(inches, 'Case height in inches'),
  'shippingInfo.volume': part(measure, 'Case volume in cubic feet'),
  'shippingInfo.casePallet.ti': part(whole(0, 1000), 'Cases a layer of a pallet'),
  'shippingInfo.casePallet.hi': part(whole(0, 1000), 'Layers of a pallet'),
  'shippingInfo.shelfLife': part(whole(0, 100_000), 'Shelf life in days'),
  'storageTemp.min': part(measure, 'Lowest storage temperature in °F'),
  'storageTemp.max': part(measure, 'Highest storage temperature in °F'),
  hasChildNutrition: part(yesNo, 'Whether it has a child nutrition label'),
  childNutritionEquivalent: part(text(500), 'Child nutrition equivalent'),
}

/** Staff see the people behind an item; customers never do (security 18). */
export const staffDetailColumns = {
  'buyer.name': part(text(100), 'Buyer, name; staff only'),
  'buyer.number': part(text(40), 'Buyer, number; staff only'),
  vendorName: part(text(200), 'Vendor; staff only'),
  vendorNumber: part(text(40), 'Vendor number; staff only'),
  brokerName: part(text(200), 'Broker; staff only'),
  brokerNumber: part(text(40), 'Broker number; staff only'),
}

/** Columns that mean something only together. */
export const pairs = [
  ['servingSize.value', 'servingSize.uom'],
  ['shippingInfo.casePallet.ti', 'shippingInfo.casePallet.hi'],
  ['storageTemp.min', 'storageTemp.max'],
  ['buyer.name', 'buyer.number'],
] as const
