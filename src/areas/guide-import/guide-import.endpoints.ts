import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { customerDataRefusals } from '#areas/customer-data/customer-data.refusals.ts'
import { guide } from '#areas/guides/guide.ts'
import { changeRefusals } from '#areas/guides/guide-contract.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { importRowError } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { guideFileMapping, guideOfFile } from './guide-import.ts'
import { guideImportRefusals } from './guide-import.refusals.ts'

/**
 * GUIDE-1: takes the lines of a file that `readOrderFile` keeps into a guide, or changes nothing
 * and returns the rows at fault. An item the guide has already gets what the mapped columns say;
 * an empty cell takes a par, category or location away and leaves own words as they are. Other
 * items are added at the end.
 */
export const importGuide = endpoint({
  name: 'importGuide',
  method: 'POST',
  path: '/divisions/:division/ship-tos/:shipTo/guide-imports',
  summary: 'Import a guide from an uploaded file',
  params: shipToParams,
  body: z.object({
    /** The file, as `readOrderFile` returned it. */
    importId: z.uuid(),
    sheet: z.number().int().min(0).optional(),
    /** As a spreadsheet numbers it, 0 for none; the likeliest row unless given. */
    headerRow: z.number().int().min(0).optional(),
    mapping: guideFileMapping,
    /** Rows that are hidden in the workbook are taken too. */
    withHiddenRows: z.boolean().default(false),
    /** Rows at fault are left out and returned as errors, instead of refusing the file. */
    leavesOutErrors: z.boolean().default(false),
    into: guideOfFile,
  }),
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** Null when nothing was changed. */
    guide: guide.nullable(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** Rows without a fault: what an import with `leavesOutErrors` takes. */
    goodRows: z.number().int(),
    errors: z.array(importRowError),
  }),
  needs: ['manageGuides'],
  idempotent: true,
  refusals: [
    ...changeRefusals,
    guideRefusals.guide_name_taken,
    guideRefusals.too_many_guides,
    guideRefusals.too_many_guide_lines,
    customerDataRefusals.too_many,
    orderImportRefusals.import_not_present,
    orderImportRefusals.import_already_done,
    orderImportRefusals.import_sheet_unknown,
    orderImportRefusals.import_header_unknown,
    guideImportRefusals.guide_file_columns_repeated,
    guideImportRefusals.guide_file_column_unknown,
    guideImportRefusals.guide_file_item_column_required,
    guideImportRefusals.guide_file_has_no_lines,
  ],
})
