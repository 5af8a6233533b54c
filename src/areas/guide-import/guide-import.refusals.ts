import { refusals } from '#contract/refusals.ts'
import { maxQuantity } from '#contract/values.ts'

const wholePar = `must be a whole number from 0 to ${maxQuantity}`

/** Refusals of a guide's file as a whole. */
export const guideImportRefusals = refusals({
  guide_file_columns_repeated: [422, 'Duplicate columns found in column mapping'],
  guide_file_column_unknown: [422, 'The mapping names a column that the file does not have.'],
  guide_file_item_column_required: [422, 'Item number is a required column to map items'],
  guide_file_has_no_lines: [422, 'No row of the file names an item. Choose another header row, sheet or column.'],
})

/** Refusals of one row; a row refused by a rule of guides keeps the sentence of that rule. */
export const guideRowRefusals = refusals({
  row_item_number_missing: [422, 'Item number is missing'],
  row_duplicate_item: [422, 'Duplicate item'],
  row_case_par_wrong: [422, `Case par ${wholePar}`],
  row_each_par_wrong: [422, `Each par ${wholePar}`],
  row_reorder_point_wrong: [422, 'Reorder point must be a whole number of percent from 0 to 100'],
  row_text_wrong: [422, 'A text of this row is too long or has characters that cannot be stored'],
  row_category_unknown: [422, 'Category not found. You do not have permission to add it.'],
  row_location_unknown: [422, 'Location not found. You do not have permission to add it.'],
})
