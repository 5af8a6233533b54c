import { refusals } from '#contract/refusals.ts'

/**
 * Every "no" about a kitchen's own data (GUIDE-4). Another customer's row and a missing one read
 * the same.
 */
export const customerDataRefusals = refusals({
  category_not_found: [404, 'This category does not exist any more.'],
  location_not_found: [404, 'This location does not exist any more.'],
  distributor_not_found: [404, 'This distributor does not exist any more.'],
  custom_item_not_found: [404, 'This custom item does not exist any more.'],
  customer_invoice_not_found: [404, 'This invoice does not exist any more.'],

  name_taken: [409, 'There is one with this name already.'],
  order_changed: [409, 'The list has changed in the meantime. Please try again.'],
  in_use: [409, 'It is in use. Choose what takes its place.'],
  custom_item_changed: [409, 'Somebody else changed this custom item in the meantime. This is the latest version.'],
  words_changed: [409, 'Somebody else changed these words in the meantime. This is the latest version.'],
  distributor_changed: [409, 'Somebody else changed this distributor in the meantime. This is the latest version.'],
  customer_invoice_changed: [409, 'Somebody else changed this invoice in the meantime. This is the latest version.'],

  too_many: [422, 'There is no room for more.'],
  move_to_itself: [422, 'Choose another one: what is deleted cannot take its own place.'],
  invoices_need_distributor: [422, 'It has invoices. Choose a distributor that takes them over.'],
  invoice_number_taken: [409, 'There is an invoice with this number of this distributor already.'],
  invoice_date_in_future: [422, 'The invoice date cannot be in the future.'],
  invoice_line_empty: [422, 'Enter a quantity.'],
  invoice_line_price_missing: [422, 'Enter a price.'],
  invoice_line_by_case_only: [422, 'This custom item is bought by the case only.'],
  invoice_line_total_too_large: [422, 'A line cannot be more than $99,999,999.99.'],
  invoice_line_weight_missing: [422, 'Enter the weight: this custom item is priced by the pound.'],
  invoice_line_weight_unwanted: [422, 'This custom item is not priced by the pound.'],

  each_price_without_broken_case: [422, 'Each price needs an item that is also counted by the each.'],
  eaches_without_broken_case: [422, 'Eaches per case need an item that is also counted by the each.'],
  net_weight_missing: [422, 'Catch weight needs the net weight of a case.'],
  broken_case_by_weight: [422, 'A catch weight item is counted by the case and the pound, not by the each.'],
  gtin_not_valid: [422, 'A GTIN has 8, 12, 13 or 14 digits with a right check digit.'],
})
