import { invoiceFormatVersion, profileVersion } from '#areas/people/server/public.ts'
import { contentVersion } from '#platform/http/content-version.ts'
import type { UserDetail } from '../user.ts'
import type { ManagedRow } from './managed-user.store.ts'

const keysOf = (list: readonly { division: string; number: string }[]) =>
  list.map(({ division, number }) => `${division}/${number}`).toSorted()

/**
 * USERS-1: one version for each part that is saved by itself: a new phone number is no reason to
 * refuse a role.
 */
export const userVersions = (user: ManagedRow): UserDetail['versions'] => ({
  profile: profileVersion(user),
  permissions: contentVersion([user.role, user.ownFeatures.toSorted(), user.allowedModesUi.toSorted()]),
  customers: contentVersion([keysOf(user.billTos), keysOf(user.shipTos)]),
  invoiceFormat: invoiceFormatVersion(user.invoiceFormatId),
  secondFactor: contentVersion(user.mfaEnforceDate),
})
