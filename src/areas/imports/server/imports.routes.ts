import type { IncomingMessage } from 'node:http'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { handle, type Handler } from '#platform/http/handle.ts'
import type { ImportKinds } from '#platform/imports/import-kind.ts'
import { importBodyLimit, importFile } from '../imports.endpoints.ts'
import { importRefusals } from '../imports.refusals.ts'
import { importBytes, type ImportFormat } from './import-file.ts'
import { recordImport } from './record-import.ts'
import { UnreadableFile } from './source-row.ts'

const formats: Readonly<Record<string, ImportFormat>> = { 'text/csv': 'csv', 'application/x-ndjson': 'ndjson' }

/**
 * PLAT-3: the API twin of `larder import`. Batches are stored while the body arrives; the answer is
 * the report.
 */
export const importFileHandler = (kinds: ImportKinds): Handler =>
  handle(importFile, async (call) => {
    const { caller, services, params, query } = call
    const { headers, raw } = call.request
    const format = formats[(headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '']
    if (!format) throw new Refused(common.unsupported_type)
    if (Number(headers['content-length'] ?? 0) > importBodyLimit) throw new Refused(common.too_large)
    const { actor } = caller
    try {
      const report = await importBytes(services.db, kinds[params.kind], limited(raw), {
        format,
        fileName: query.fileName,
        startedBy: actor.realUserId,
        makesMissing: query.makeMissing,
        gone: query.gone ? { maxPercent: query.maxGonePercent } : undefined,
        isPreview: query.preview,
        context: {
          actor,
          address: call.address,
          isRecorded: true,
          staffMailSuffix: services.config.constants.staffMailSuffix,
        },
      })
      if (!report.isPreview) await recordImport(services.db, report, { actor, address: call.address })
      return report
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      throw new Refused({ ...importRefusals[error.code], message: error.message })
    }
  })

/**
 * Security 68: a body that says nothing of its length is cut when it grows too long; whole batches
 * before stay stored.
 */
async function* limited(body: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of body) {
    const bytes = piece as Buffer
    size += bytes.length
    if (size > importBodyLimit) throw new Refused(common.too_large)
    yield bytes
  }
}
