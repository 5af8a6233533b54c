import { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { shipToParams } from '#contract/values.ts'
import { cartSummary } from '#areas/carts/cart.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { columnMapping, importProgress, importRowError, maxFileBytes, orderFile } from './order-import.ts'
import { orderImportRefusals } from './order-import.refusals.ts'

// The flow of Create Order with a file (S0 section 5: EnterOrderDetails, MapColumns, Status):
// 1. EnterOrderDetails, Next: `readOrderFile` with the file's bytes as they are. The answer has the
//    columns with two examples each and a first guess. A refusal is the warning to show ('CSV
//    cannot be empty', …).
// 2. MapColumns: `rules/check-mapping.ts` tells what is wrong with a mapping, here and on the
//    server alike.
// 3. Confirm: `importOrder`. While it runs, `readOrderImport` tells how far it is. Either the cart
//    exists with every line, or nothing was created and `errors` says why, row by row.
// 4. Status: on success 'Review Cart'. On errors the list, the download (`rules/errors-csv.ts`),
//    and a way back to MapColumns with the same importId: the file waits an hour. A new attempt
//    takes a new Idempotency-Key.
// The template is `rules/order-template.ts`.

const base = '/divisions/:division/ship-tos/:shipTo/order-imports'
const importParams = shipToParams.extend({ importId: z.uuid() })

/** Content types a file may be sent with; what it is, its bytes say. */
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
      .meta({ description: 'Names the errors file later' }),
  }),
  rawBody: orderFileTypes,
  bodyLimit: maxFileBytes,
  answer: orderFile,
  status: 201,
  needs: ['manageCart'],
  refusals: [
    common.unsupported_type,
    orderImportRefusals.import_file_empty,
    orderImportRefusals.import_file_unreadable,
    orderImportRefusals.import_file_too_large,
    orderImportRefusals.import_too_many_rows,
    orderImportRefusals.import_too_many_columns,
    orderImportRefusals.import_old_excel,
    orderImportRefusals.import_file_encrypted,
    orderImportRefusals.import_file_suspicious,
  ],
})

/** IMPORT-3: how far an import is, asked while it runs. */
export const readOrderImport = endpoint({
  name: 'readOrderImport',
  method: 'GET',
  path: `${base}/:importId`,
  summary: 'How far an import is',
  params: importParams,
  answer: importProgress,
  needs: ['manageCart'],
  refusals: [orderImportRefusals.import_not_present],
})

/**
 * IMPORT-2: makes a cart of all rows and makes it the active one, or makes nothing and says which
 * rows are at fault.
 */
export const importOrder = endpoint({
  name: 'importOrder',
  method: 'POST',
  path: `${base}/:importId/cart`,
  summary: 'Create a cart from a file that was read',
  params: importParams,
  body: z.object({
    mapping: columnMapping,
    /** As in createCart. */
    ...createCart.body.pick({ cart: true, isVisibleToCustomer: true }).shape,
  }),
  answer: z.object({
    isSuccess: z.boolean(),
    message: z.string(),
    /** Staff only: why the chosen delivery date will need approval. */
    warning: z.string().optional(),
    /** Without its lines, which the review screen reads anyway. Null when there are errors. */
    cart: cartSummary.nullable(),
    /** Lines of the new cart. */
    imported: z.number().int(),
    errors: z.array(importRowError),
  }),
  needs: ['manageCart'],
  idempotent: true,
  refusals: [
    ...createCart.refusals,
    orderImportRefusals.import_not_present,
    orderImportRefusals.import_already_done,
    orderImportRefusals.import_duplicate_columns,
    orderImportRefusals.import_unit_needs_one_quantity,
    orderImportRefusals.import_item_column_required,
    orderImportRefusals.import_item_number_missing,
    orderImportRefusals.import_column_unknown,
  ],
})
