export { replaceOktaFeatures } from './outside-features.store.ts'
export { invoiceFormatVersion, profileVersion } from './own-versions.ts'
export { writeUsers } from './user-rows.store.ts'
export { staffSignInHere } from './staff-sign-in-here.ts'
export {
  addingUsersLock,
  insertUser,
  saveActive,
  saveAddress,
  saveAnalyticsOptOut,
  saveImage,
  saveInvited,
  saveInvoiceFormatOf,
  saveNames,
  savePermissions,
} from './user-writes.store.ts'
