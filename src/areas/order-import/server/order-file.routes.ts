import { v7 as uuidv7 } from 'uuid'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { importMinutes } from '../order-import.ts'
import { orderFileTypes, readOrderFile, readOrderImport } from '../order-import.endpoints.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { guessMapping } from '../rules/guess-mapping.ts'
import { importProgressOf, keepImport } from './order-import.store.ts'
import { readBody } from './read-body.ts'
import { readOrderBytes } from './read-order-bytes.ts'

/** IMPORT-1: reads a file and keeps its rows until they are mapped. */
export const readOrderFileHandler = handle(readOrderFile, async (call) => {
  const { db, params, query, caller, now, request } = call
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!orderFileTypes.some((known) => known === type)) throw new Refused(common.unsupported_type)
  const { format, encoding, separator, columns, firstRows, rows, notes } = await readOrderBytes(
    await readBody(request.raw),
  )
  const importId = uuidv7()
  const expiresAt = new Date(now.getTime() + importMinutes * 60_000)
  // oxlint-disable-next-line no-control-regex -- PostgreSQL has no zero character
  const fileName = query.fileName.replaceAll('\0', '')
  const question = { ...params, importId, userId: caller.actor.userId, now }
  await keepImport(db, question, { fileName, columns, rows, expiresAt })
  return {
    importId,
    fileName,
    format,
    encoding,
    separator,
    rowCount: rows.length,
    columns,
    firstRows,
    guess: guessMapping(columns),
    notes,
    expiresAt: expiresAt.toISOString(),
  }
})

/** IMPORT-3: how far an import is. */
export const readOrderImportHandler = handle(readOrderImport, async ({ db, params, caller, now }) => {
  const progress = await importProgressOf(db, { ...params, userId: caller.actor.userId, now })
  if (!progress) throw new Refused(orderImportRefusals.import_not_present)
  return progress
})
