import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { customerRefusals } from '#areas/customers/customers.refusals.ts'
import { ownGuideTypes } from '#areas/guides/guide.ts'
import { done } from '#areas/guides/guide-contract.ts'
import { guideRefusals } from '#areas/guides/guides.refusals.ts'
import { importRowError, maxColumns } from '#areas/order-import/order-import.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'
import { shopRow } from '#areas/shop/shop-row.ts'
import { listColumns, maxMigrated, stagingGuide, stagingLine, stagingName } from './staging-guide.ts'
import { stagingRefusals } from './staging-guides.refusals.ts'

// How a list becomes a guide: 1. `readOrderFile` of the order import takes the file and keeps its
// sheets for an hour. 2. `rules/guess-list-mapping.ts` suggests the column of each field, in the
// browser. 3. `createStagingGuide` stores the lines; a job matches them, 100 at a time. 4. Staff
// decide about the others with `decideStagingLine`. 5. `migrateStagingGuides` makes the guides.

const staff = { needs: ['manageGuides'], staffOnly: true } as const
const path = '/divisions/:division/ship-tos/:shipTo/staging-guides'
const oneParams = shipToParams.extend({ id: z.uuid() })
const readRefusals = [customerRefusals.prospect_cannot_use_guides, stagingRefusals.staging_guide_not_found]

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(maxColumns - 1)
  .nullable()
  .default(null)
/** The column of each field of a list, from 0; null for none. */
export const listMapping = z
  .object(
    Object.fromEntries(Object.keys(listColumns).map((field) => [field, columnIndex])) as Record<
      keyof typeof listColumns,
      typeof columnIndex
    >,
  )
  .meta({ id: 'ListMapping' })
/** The column of each field of a list. */
export type ListMapping = z.output<typeof listMapping>

/** GUIDE-3: the lists that are being turned into guides, the newest first. */
export const listStagingGuides = endpoint({
  name: 'listStagingGuides',
  method: 'GET',
  path,
  livesBy: ['staging-guide'],
  summary: 'Staging guides of the ship-to',
  params: shipToParams,
  answer: z.object({ stagingGuides: z.array(stagingGuide) }),
  ...staff,
  refusals: [customerRefusals.prospect_cannot_use_guides],
})

/**
 * GUIDE-3: stores the lines of an uploaded list, once, and queues their matching; or stores nothing
 * and returns the rows at fault.
 */
export const createStagingGuide = endpoint({
  name: 'createStagingGuide',
  method: 'POST',
  path,
  summary: 'Stage the list of a customer',
  params: shipToParams,
  body: z.object({
    name: stagingName,
    /** The file, as `readOrderFile` returned it. */
    importId: z.uuid(),
    sheet: z.number().int().min(0).optional(),
    /** As a spreadsheet numbers it, 0 for none; the likeliest row unless given. */
    headerRow: z.number().int().min(0).optional(),
    mapping: listMapping,
    /** Rows that are hidden in the workbook are staged too. */
    withHiddenRows: z.boolean().default(false),
    /** Rows at fault are left out and returned as errors, instead of refusing the list. */
    leavesOutErrors: z.boolean().default(false),
  }),
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** Null when nothing was stored. */
    stagingGuide: stagingGuide.nullable(),
    errors: z.array(importRowError),
  }),
  status: 201,
  ...staff,
  idempotent: true,
  refusals: [
    customerRefusals.prospect_cannot_use_guides,
    orderImportRefusals.import_not_present,
    orderImportRefusals.import_already_done,
    orderImportRefusals.import_file_empty,
    orderImportRefusals.import_too_many_rows,
    orderImportRefusals.import_sheet_unknown,
    orderImportRefusals.import_header_unknown,
    stagingRefusals.list_columns_needed,
    stagingRefusals.list_columns_repeated,
    stagingRefusals.list_column_unknown,
    stagingRefusals.list_has_no_lines,
    stagingRefusals.too_many_staging_guides,
    stagingRefusals.too_many_staging_lines,
  ],
})

/** GUIDE-3: a page of the lines of a list, with the items they may mean. */
export const getStagingGuide = endpoint({
  name: 'getStagingGuide',
  method: 'GET',
  path: `${path}/:id`,
  livesBy: ['staging-guide', 'catalogue'],
  summary: 'A staging guide with its lines and their suggestions',
  params: oneParams,
  query: pageQuery.omit({ includeTotal: true }).extend({
    pageSize: queryNumber(1, 100).default(50),
    /** `open`: those that need a decision. */
    show: z.enum(['open', 'matched', 'decided', 'all']).default('all'),
  }),
  answer: z.object({
    stagingGuide,
    lines: z.array(stagingLine),
    /** Every item that these lines are or may be, once. */
    items: z.array(shopRow),
    totalRecords: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
  }),
  ...staff,
  refusals: readRefusals,
})

/** GUIDE-3: what becomes of one line. */
export const decideStagingLine = endpoint({
  name: 'decideStagingLine',
  method: 'PUT',
  path: `${path}/:id/items/:lineId`,
  summary: 'Decide what a line of a staging guide becomes',
  params: oneParams.extend({ lineId: z.uuid() }),
  body: z.object({
    decision: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('item'), itemNumber }),
      /** An item of the kitchen's own, with the texts of the line. */
      z.object({ kind: z.literal('customItem') }),
      z.object({ kind: z.literal('leaveOut') }),
      /** Open again. */
      z.object({ kind: z.literal('undecided') }),
    ]),
  }),
  answer: z.object({
    ...done,
    stagingGuide,
    line: stagingLine,
    /** The chosen item. */
    item: shopRow.nullable(),
  }),
  ...staff,
  refusals: [
    ...readRefusals,
    stagingRefusals.staging_line_not_found,
    stagingRefusals.staging_guide_migrated,
    stagingRefusals.staging_guide_matching,
    stagingRefusals.staging_item_repeated,
    guideRefusals.item_not_found,
  ],
})

/** GUIDE-3: deletes a list with its lines; the guide that was made of it stays. */
export const deleteStagingGuide = endpoint({
  name: 'deleteStagingGuide',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a staging guide',
  params: oneParams,
  answer: z.object(done),
  ...staff,
  refusals: readRefusals,
})

const migrated = z.object({
  stagingGuideId: z.uuid(),
  isSuccess: z.boolean(),
  /** Why no guide was made, otherwise what was. */
  message: z.string(),
  /** Of the refusal; null on success. */
  code: z.string().nullable(),
  guideId: z.uuid().nullable(),
})

/**
 * GUIDE-3: makes a guide of each list, once; a list that cannot be one is returned with its reason
 * and the others are made. One list that is not of this ship-to, and nothing happens.
 */
export const migrateStagingGuides = endpoint({
  name: 'migrateStagingGuides',
  method: 'POST',
  path: `${path}/bulk-migrate`,
  summary: 'Make guides of staging guides',
  params: shipToParams,
  body: z.object({
    stagingGuideIds: z
      .array(z.uuid())
      .min(1, 'Select at least one staging guide')
      .max(maxMigrated, stagingRefusals.too_many_migrated.message),
    type: z.enum(ownGuideTypes, 'Guide type must be one of: CustomOrder, CustomInventory'),
    /** Of the guide, for a single list; each list's own name unless given. */
    name: stagingName.optional(),
    isDsrManaged: z.boolean().default(false),
    /** Lines that still need a decision are left out, instead of refusing their list. */
    leavesOutUndecided: z.boolean().default(false),
  }),
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    results: z.array(migrated),
  }),
  ...staff,
  idempotent: true,
  refusals: [
    ...readRefusals,
    stagingRefusals.staging_one_name,
    stagingRefusals.staging_named_twice,
    guideRefusals.guide_management_not_allowed,
  ],
})
