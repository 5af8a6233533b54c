import { dialog, screen } from '#contract/address.ts'

export const auditTrailScreen = screen('/audit-trail', ['person', 'about', 'action', 'from', 'to', 'cursor'])
/** One entry by its id. */
export const auditEntryDialog = dialog('entry')
