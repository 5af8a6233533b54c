import { refusals } from '#contract/refusals.ts'

/** Refusals of a file or its mapping as a whole, in the exact sentences of the specification. */
export const orderImportRefusals = refusals({
  import_file_empty: [422, 'CSV cannot be empty'],
  import_file_unreadable: [422, 'There was an error importing the file. Incorrect data type in the file.'],
  import_file_too_large: [413, 'The file is larger than 10 MB. Please split it into smaller files.'],
  import_too_many_rows: [422, 'The file has more than 10,000 rows. Please split it into smaller files.'],
  import_too_many_columns: [422, 'The file has more than 200 columns. Please keep only those of the order.'],
  import_old_excel: [422, 'This is an old Excel file (.xls). Please save it as .xlsx or CSV and try again.'],
  import_file_encrypted: [422, 'This file is protected with a password. Please save it without one and try again.'],
  import_file_suspicious: [422, 'This file unpacks to far more than an order needs, so it was not opened.'],
  import_duplicate_columns: [422, 'Duplicate columns found in column mapping'],
  import_unit_needs_one_quantity: [422, 'A unit column goes with one quantity column'],
  import_item_column_required: [422, 'Item number is a required column to map items'],
  import_item_number_missing: [422, 'Item number is missing for one or more rows in the csv'],
  import_column_unknown: [422, 'The mapping names a column that the file does not have.'],
  import_nothing_to_order: [422, 'No row of the file can be ordered. Choose another header row, sheet or column.'],
  import_sheet_unknown: [422, 'The file does not have this sheet.'],
  import_header_unknown: [422, 'The sheet does not have this header row.'],
  import_not_present: [404, 'This file is no longer present. Please choose it again.'],
  import_already_done: [409, 'This file was already imported.'],
})

/**
 * IMPORT-2: refusals of one row, in the sentences of the specification; a row refused by a rule of
 * carts keeps the sentence of that rule.
 */
export const importRowRefusals = refusals({
  row_item_number_missing: [422, 'Item number is missing'],
  row_item_not_found: [422, 'Item not found'],
  row_proprietary_item: [422, 'Proprietary item'],
  row_special_order_item: [422, 'Special order item'],
  row_item_not_present: [422, 'Item not present for your ship-to'],
  row_invalid_quantity: [422, 'Invalid item quantity'],
  row_invalid_unit: [422, 'Invalid unit'],
  row_price_not_available: [422, 'Item price not available'],
  row_duplicate_item: [422, 'Duplicate item'],
  row_each_only: [422, 'Case par value not allowed for each only item'],
})
