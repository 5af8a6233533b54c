import { refusals } from '#contract/refusals.ts'

/** The refusals of quick entry. */
export const quickEntryRefusals = refusals({
  list_empty: [400, 'Paste at least one line.'],
  list_too_long: [422, 'Paste at most 500 lines at once.'],
  row_without_item: [422, 'Choose an item.'],
  row_without_quantity: [422, 'Enter a quantity.'],
  row_without_unit: [422, 'Choose cases or eaches.'],
  row_quantity_too_large: [422, 'Quantity cannot be more than 9999'],
})
