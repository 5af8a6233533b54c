import type { ServerArea } from '#platform/http/area.ts'
import {
  downloadAuditEntriesHandler,
  getAuditEntryHandler,
  listAuditEntriesHandler,
} from './server/audit-trail.routes.ts'

/** Reading the audit trail (PLAT-8). */
export const auditTrailServer: ServerArea = {
  name: 'audit-trail',
  handlers: [listAuditEntriesHandler, getAuditEntryHandler, downloadAuditEntriesHandler],
}
