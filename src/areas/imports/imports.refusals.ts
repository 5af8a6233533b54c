import { refusals } from '#contract/refusals.ts'

/** Every "no" to a file as a whole; rows are refused one by one in the report. */
export const importRefusals = refusals({
  import_column_missing: [422, 'The file lacks a column that every row needs.'],
  import_file_empty: [422, 'The file has no rows.'],
  import_run_not_found: [404, 'There is no such import.'],
  import_not_readable: [422, 'The file could not be read as the stated format.'],
})
