import { dialog, screen } from '#contract/address.ts'

export const announcementsScreen = screen('/announcements')
/** One announcement by its id, or 'new'. */
export const announcementDialog = dialog('announcement')
