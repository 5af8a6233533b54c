import { withByteOrderMark } from '#contract/file-content.ts'
import { Refused } from '#kit/decision.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle, handleOnReplica } from '#platform/http/handle.ts'
import { auditFileRows, downloadAuditEntries, getAuditEntry, listAuditEntries } from '../audit-trail.endpoints.ts'
import { auditTrailRefusals } from '../audit-trail.refusals.ts'
import { writeAuditFile } from '../rules/write-audit-file.ts'
import { readEntries, readEntry } from './audit-trail.store.ts'

/** PLAT-8: one entry more than the page is asked for, to know whether there are older ones. */
export const listAuditEntriesHandler = handleOnReplica(listAuditEntries, async ({ db, caller, query }) => {
  const { cursor = null, pageSize } = query
  const found = await readEntries(db, caller.actor.userId, query, { before: cursor, limit: pageSize + 1 })
  const entries = found.slice(0, pageSize)
  return { entries, nextCursor: found.length > pageSize ? entries.at(-1)!.id : null }
})

/** PLAT-8: entries out of the reader's sight read like missing ones. */
export const getAuditEntryHandler = handleOnReplica(getAuditEntry, async ({ db, caller, params }) => {
  const entry = await readEntry(db, caller.actor.userId, params.entryId)
  if (!entry) throw new Refused(auditTrailRefusals.entry_not_found)
  return { entry }
})

/** PLAT-8: who takes the trail out of the portal leaves a trace in it. */
export const downloadAuditEntriesHandler = handle(downloadAuditEntries, async (call) => {
  const { db, caller, query, address, reply, now } = call
  const entries = await readEntries(db, caller.actor.userId, query, { before: null, limit: auditFileRows })
  const details = { ...query, entries: entries.length }
  await audit(db, { actor: caller.actor, action: 'audit.download', entity: 'audit:file', details, address })
  const day = await dayOfUser(db, caller.actor.userId, now)
  void reply.header('content-disposition', `attachment; filename="audit-trail-${day}.csv"`)
  return withByteOrderMark(writeAuditFile(entries))
})
