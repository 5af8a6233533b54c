import { v7 as uuidv7 } from 'uuid'
import { common } from '#contract/common-refusals.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { importMinutes } from '../order-import.ts'
import {
  orderFileTypes,
  readOrderFile,
  readOrderImport,
  readOrderTable,
  sortOrderRows,
} from '../order-import.endpoints.ts'
import { importRowRefusals, orderImportRefusals } from '../order-import.refusals.ts'
import { checkMapping } from '../rules/check-mapping.ts'
import { type WantedRow, sortRows } from '../rules/sort-rows.ts'
import type { KeptRow } from '../rules/read-row.ts'
import { findTable } from './find-table.ts'
import { importProgressOf, keepImport } from './order-import.store.ts'
import { readBody } from './read-body.ts'
import { readOrderBytes } from './read-order-bytes.ts'

/** IMPORT-1: parses a file and stores its rows until they are mapped. */
export const readOrderFileHandler = handle(readOrderFile, async (call) => {
  const { db, params, query, caller, now, request } = call
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!orderFileTypes.some((known) => known === type)) throw new Refused(common.unsupported_type)
  const { format, encoding, separator, sheets, sheet, table } = await readOrderBytes(await readBody(request.raw))
  const importId = uuidv7()
  const expiresAt = new Date(now.getTime() + importMinutes * 60_000)
  // oxlint-disable-next-line no-control-regex -- text in PostgreSQL cannot contain it
  const fileName = query.fileName.replaceAll('\0', '')
  const question = { ...params, importId, userId: caller.actor.userId, now }
  await keepImport(db, question, { fileName, sheets, sheet, rowCount: table.rowCount, expiresAt })
  return {
    ...table,
    importId,
    fileName,
    format,
    encoding,
    separator,
    sheet,
    sheets: sheets.map(({ name, isHidden, rows }, index) => ({ index, name, isHidden, rowCount: rows.length })),
    expiresAt: expiresAt.toISOString(),
  }
})

/** IMPORT-1: another sheet or header row of a file that was read. */
export const readOrderTableHandler = handle(readOrderTable, async ({ db, params, query, caller, now }) => {
  const { content, table } = await findTable(db, { ...params, userId: caller.actor.userId, now }, query)
  return { ...table, sheet: content.sheet }
})

/** IMPORT-1: the rows a mapping would order. */
export const sortOrderRowsHandler = handle(sortOrderRows, async ({ db, params, query, caller, now }) => {
  const { content, table } = await findTable(db, { ...params, userId: caller.actor.userId, now }, query)
  const { itemCode, orderedCases, orderedUnits, unit, withHiddenRows = false } = query
  const mapping = { itemCode, orderedCases, orderedUnits, unit }
  orRefuse(checkMapping(mapping, table.columns))
  const { wanted, notOrdered, repeats } = sortRows(content, table.headerRow, mapping, {
    withHiddenRows,
    addsUpRepeats: false,
  })
  const isMissing = ({ refusal }: WantedRow) => refusal?.code === importRowRefusals.row_item_number_missing.code
  return {
    wanted: wanted.length,
    repeats,
    withoutNumber: wanted
      .filter(isMissing)
      .slice(0, 100)
      .map(({ row }) => row),
    notOrdered: notOrdered.map(({ row, reason }) => ({ row: row[0], text: textOf(row), reason })),
  }
})

/** Max characters of a row's text, enough to recognize it. */
const shown = 80
const textOf = ([, ...cells]: KeptRow): string => cells.filter(Boolean).join(', ').slice(0, shown)

/** IMPORT-3: the progress of an import. */
export const readOrderImportHandler = handle(readOrderImport, async ({ db, params, caller, now }) => {
  const progress = await importProgressOf(db, { ...params, userId: caller.actor.userId, now })
  if (!progress) throw new Refused(orderImportRefusals.import_not_present)
  return progress
})
