import { dialog, screen } from '#contract/address.ts'

export const auditTrailScreen = screen('/audit-trail', ['cursor'])
/** One entry by its id. */
export const auditEntryDialog = dialog('entry')
