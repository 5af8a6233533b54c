import { judgeImportedUsers, lockImportedUsers } from '#areas/users/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ImportContext } from '../import-kind.ts'
import type { ImportKindName } from '../import-kind-names.ts'
import type { ImportRefusal } from '../import-report.ts'

/** Rules of a kind that need the stored row and who imports. */
export interface Judge {
  /**
   * SQL that locks the stored rows of `import_stage`, so that `judge` sees them as they are when
   * the batch is written.
   */
  readonly lock: string
  /**
   * Runs in the transaction of the batch, over `import_ready`, before it is written. Returns the
   * rows to leave out, and records in the audit trail what the others do.
   */
  readonly judge: (tx: Queries, context: ImportContext) => Promise<readonly ImportRefusal[]>
}

/** The kinds that have such rules. */
export const judges: Partial<Record<ImportKindName, Judge>> = {
  users: { lock: lockImportedUsers, judge: judgeImportedUsers },
}
