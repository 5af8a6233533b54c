import { dialog, screen } from '#contract/address.ts'

export const usersScreen = screen('/manage-users', ['state'])
/** One user by their id. */
export const userDialog = dialog('user')
export const inviteUserDialog = dialog('dialog', 'invite-user')
