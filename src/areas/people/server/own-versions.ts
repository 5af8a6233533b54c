import { contentVersion } from '#platform/http/content-version.ts'

/** Names and phone of a user. */
interface Named {
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/**
 * What `If-Match` says of names and phone: one version, whether the owner or a manager changes them
 * (PROFILE-2, USERS-1).
 */
export const profileVersion = ({ displayName, firstName, lastName, phone }: Named): number =>
  contentVersion([displayName, firstName, lastName, phone])

/** The same of the invoice format; null is the distributor's default (PROFILE-7). */
export const invoiceFormatVersion = (formatId: number | null): number => contentVersion(formatId)
