import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { queryFlag, queryNumber } from '#contract/paging.ts'
import { shipToParams } from '#contract/values.ts'
import { cartSummary } from '#areas/carts/cart.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import {
  columnMapping,
  importProgress,
  importRowError,
  maxColumns,
  maxFileBytes,
  maxSheets,
  orderFile,
  orderRows,
  orderTable,
} from './order-import.ts'
import { orderImportRefusals } from './order-import.refusals.ts'

// The flow of Create Order with a file (S0 section 5: EnterOrderDetails, MapColumns, Status): 1.
// EnterOrderDetails, Next: `readOrderFile` takes the file's raw bytes. The response has the sheets,
// and the columns of the likeliest one below its likeliest header, with two examples each and a
// suggested mapping. A refusal is the warning to show ('CSV cannot be empty', …). 2. MapColumns:
// `readOrderTable` for another sheet or header row. `rules/check-mapping.ts` returns what is wrong
// with a mapping, in the browser and on the server; `sortOrderRows` returns the rows that it leaves
// out. 3. Confirm: `importOrder`. While it runs, `readOrderImport` returns its progress. Either the
// cart is created with every line, or nothing is and `errors` has the reason for each row. 4.
// Status: on success 'Review Cart'. On errors the list, the download (`rules/errors-csv.ts`),
// `importOrder` again with `leavesOutErrors` for the other rows, and a way back to MapColumns with
// the same importId: the file is kept for an hour. A new attempt has a new Idempotency-Key. The
// template is `rules/order-template.ts`.

const base = '/divisions/:division/ship-tos/:shipTo/order-imports'
const importParams = shipToParams.extend({ importId: z.uuid() })

/** Why a file is not read. */
export const fileRefusals = [
  common.unsupported_type,
  orderImportRefusals.import_file_empty,
  orderImportRefusals.import_file_unreadable,
  orderImportRefusals.import_file_too_large,
  orderImportRefusals.import_too_many_rows,
  orderImportRefusals.import_too_many_columns,
  orderImportRefusals.import_old_excel,
  orderImportRefusals.import_file_encrypted,
  orderImportRefusals.import_file_suspicious,
] as const

/** Content types a file may be sent with; its format is detected from its bytes. */
export const orderFileTypes = [
  'application/octet-stream',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/**
 * IMPORT-1: reads a CSV or XLSX file and keeps its rows for an hour, for this user and this
 * ship-to.
 */
export const readOrderFile = endpoint({
  name: 'readOrderFile',
  method: 'POST',
  path: base,
  summary: 'Read the file of an order: CSV in any usual encoding, or XLSX',
  params: shipToParams,
  query: z.object({
    fileName: freeText({ label: 'File name', max: 300 })
      .default('')
      .meta({ description: 'Used in the name of the errors file' }),
  }),
  rawBody: orderFileTypes,
  bodyLimit: maxFileBytes,
  answer: orderFile,
  status: 201,
  needs: ['manageCart'],
  refusals: fileRefusals,
})

/** Rows a sheet of Excel has. */
const maxSheetRows = 1_048_576
const sheetIndex = queryNumber(0, maxSheets - 1)
  .optional()
  .meta({ description: 'From 0; the likeliest sheet unless given' })
const headerRow = queryNumber(0, maxSheetRows)
  .optional()
  .meta({ description: 'As a spreadsheet numbers it, 0 for none; the likeliest row unless given' })
const tableRefusals = [
  orderImportRefusals.import_not_present,
  orderImportRefusals.import_already_done,
  orderImportRefusals.import_file_empty,
  orderImportRefusals.import_too_many_rows,
  orderImportRefusals.import_sheet_unknown,
  orderImportRefusals.import_header_unknown,
]

/** IMPORT-1: another sheet of a file that was read, or the same one below another header row. */
export const readOrderTable = endpoint({
  name: 'readOrderTable',
  method: 'GET',
  path: `${base}/:importId/table`,
  summary: 'The columns of a sheet below a header row',
  params: importParams,
  query: z.object({ sheet: sheetIndex, headerRow }),
  answer: orderTable,
  needs: ['manageCart'],
  refusals: tableRefusals,
})

const mappingRefusals = [
  orderImportRefusals.import_duplicate_columns,
  orderImportRefusals.import_unit_needs_one_quantity,
  orderImportRefusals.import_item_column_required,
  orderImportRefusals.import_item_number_missing,
  orderImportRefusals.import_column_unknown,
]
const queryColumn = queryNumber(0, maxColumns - 1)
  .optional()
  .transform((index) => index ?? null)

/** IMPORT-1: the rows a mapping would order, and the others with their reasons; creates nothing. */
export const sortOrderRows = endpoint({
  name: 'sortOrderRows',
  method: 'GET',
  path: `${base}/:importId/rows`,
  summary: 'The rows of a file that a mapping orders, and those it leaves out',
  params: importParams,
  query: z.object({
    sheet: sheetIndex,
    headerRow,
    itemCode: queryColumn,
    orderedCases: queryColumn,
    orderedUnits: queryColumn,
    unit: queryColumn,
    withHiddenRows: queryFlag.optional(),
  }),
  answer: orderRows,
  needs: ['manageCart'],
  refusals: [...tableRefusals, ...mappingRefusals],
})

/** IMPORT-3: the progress of a running import. */
export const readOrderImport = endpoint({
  name: 'readOrderImport',
  method: 'GET',
  path: `${base}/:importId`,
  summary: 'The progress of an import',
  params: importParams,
  answer: importProgress,
  needs: ['manageCart'],
  refusals: [orderImportRefusals.import_not_present],
})

/**
 * IMPORT-2: creates a cart with all rows and makes it the active one, or creates nothing and
 * returns the rows at fault.
 */
export const importOrder = endpoint({
  name: 'importOrder',
  method: 'POST',
  path: `${base}/:importId/cart`,
  summary: 'Create a cart from an uploaded file',
  params: importParams,
  body: z.object({
    mapping: columnMapping,
    sheet: sheetIndex,
    headerRow,
    /** Rows that are hidden in the workbook are ordered too. */
    withHiddenRows: z.boolean().default(false),
    /** Rows that name an item again are added to its first one, instead of being at fault. */
    addsUpRepeats: z.boolean().default(false),
    /** Rows at fault are left out and returned as errors, instead of blocking the import. */
    leavesOutErrors: z.boolean().default(false),
    /** As in createCart. */
    ...createCart.body.pick({ cart: true, isVisibleToCustomer: true }).shape,
  }),
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** Staff only: why the chosen delivery date will need approval. */
    warning: z.string().optional(),
    /** Without its lines, which the review screen reads anyway. Null when nothing was created. */
    cart: cartSummary.nullable(),
    /** Lines of the new cart. */
    imported: z.number().int(),
    /** Number of file rows those lines were made from. */
    importedRows: z.number().int(),
    /** Rows that can be ordered: what an import with `leavesOutErrors` would take or has taken. */
    goodRows: z.number().int(),
    errors: z.array(importRowError),
  }),
  needs: ['manageCart'],
  idempotent: true,
  refusals: [...createCart.refusals, ...tableRefusals, ...mappingRefusals, orderImportRefusals.import_nothing_to_order],
})
