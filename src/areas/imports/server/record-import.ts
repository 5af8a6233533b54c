import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ImportContext } from '#platform/imports/import-kind.ts'
import type { ImportReport } from '../import-report.ts'

/** PLAT-8: that somebody imported a file, and what came of it. */
export const recordImport = (
  db: Queries,
  { kind, runId, read, added, changed, unchanged, refused, gone }: ImportReport,
  { actor, address }: Pick<ImportContext, 'actor' | 'address'>,
): Promise<void> => {
  const ended = gone && !gone.isHeld ? { gone: gone.count } : {}
  const details = { kind, read, added, changed, unchanged, refused, ...ended }
  return audit(db, { actor, action: 'import.run', entity: `import:${runId}`, details, address })
}
