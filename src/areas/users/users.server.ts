import type { ServerArea } from '#platform/http/area.ts'
import {
  updateUserCustomersHandler,
  updateUserPermissionsHandler,
  updateUserProfileHandler,
} from './server/change-user.routes.ts'
import { inviteUserHandler } from './server/invite-user.routes.ts'
import {
  changeUserAddressHandler,
  downloadUsersHandler,
  sendInvitationsHandler,
} from './server/user-accounts.routes.ts'
import { updateUserImageHandler } from './server/user-image.routes.ts'
import { saveUserInvoiceFormatHandler } from './server/user-invoice-format.routes.ts'
import { getUserHandler, listUsersHandler } from './server/user.routes.ts'
import { updateUserEnforceDateHandler } from './server/user-second-factor.routes.ts'
import {
  endUserSessionHandler,
  endUserSessionsHandler,
  listUserSessionsHandler,
} from './server/user-sessions.routes.ts'
import {
  activateUserHandler,
  deactivateUserHandler,
  resetUserMfaPhoneHandler,
  resetUserPasswordHandler,
} from './server/user-state.routes.ts'
import { usersImportKind } from './server/users.import-kind.ts'

/** Managing users (USERS-1, USERS-2). */
export const usersServer: ServerArea = {
  name: 'users',
  handlers: [
    listUsersHandler,
    getUserHandler,
    inviteUserHandler,
    updateUserProfileHandler,
    updateUserImageHandler,
    saveUserInvoiceFormatHandler,
    updateUserPermissionsHandler,
    updateUserCustomersHandler,
    activateUserHandler,
    deactivateUserHandler,
    resetUserPasswordHandler,
    resetUserMfaPhoneHandler,
    updateUserEnforceDateHandler,
    listUserSessionsHandler,
    endUserSessionHandler,
    endUserSessionsHandler,
    changeUserAddressHandler,
    sendInvitationsHandler,
    downloadUsersHandler,
  ],
  importKinds: [usersImportKind],
}
