import { featuresOf, isRole, kindOf, roles, type UserType } from '#areas/access/roles.ts'
import { myShipTos } from '#areas/customers/server/public.ts'
import type { CurrentUser } from '#areas/people/current-user.ts'
import { profileImageUrl } from '#areas/people/profile-image.ts'
import { isBoundByEnforceDate, type StaffSignIn, usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { invoiceFormatVersion, profileVersion } from '#areas/people/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

interface UserRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly displayName: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly type: UserType
  readonly role: string
  readonly allowedModes: ('restaurant' | 'accounting')[]
  readonly ownFeatures: string[]
  readonly profileImage: string | null
  readonly favoriteBillTos: string[]
  readonly invoiceFormatId: number | null
  readonly analyticsOptOut: boolean | null
  readonly mfaPhone: string | null
  readonly mfaModifiedOn: string | null
  readonly hasAuthenticator: boolean
  readonly mfaEnforceDate: string | null
  readonly isMfaBannerDismissed: boolean
  readonly realName: string
  readonly realEmail: string
  readonly realRole: string
  readonly realOwnFeatures: string[]
  readonly crmFeatures: string[]
  readonly oktaFeatures: string[]
}

const userById = sql(
  'sessions.current-user',
  `select u.id, u.email, u.name, u.display_name as "displayName", u.first_name as "firstName",
          u.last_name as "lastName", u.phone, u.type, u.role, u.allowed_modes as "allowedModes",
          array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
          mf.phone as "mfaPhone", mf.modified_on as "mfaModifiedOn", mf.totp_secret is not null as "hasAuthenticator",
          coalesce(mt.enforce_date, (select enforce_date from second_factor_policy)) as "mfaEnforceDate",
          mt.banner_dismissed_at is not null as "isMfaBannerDismissed",
          u.profile_image as "profileImage", u.invoice_format as "invoiceFormatId", u.analytics_opt_out as "analyticsOptOut",
          array(select v.bill_to from favourite_bill_tos v where v.user_id = u.id order by 1) as "favoriteBillTos",
          r.name as "realName", r.email as "realEmail", r.role as "realRole",
          array(select feature from user_features f where f.user_id = r.id) as "realOwnFeatures",
          array(select feature from user_outside_features o where o.user_id = u.id and o.source = 'crm') as "crmFeatures",
          array(select feature from user_outside_features o where o.user_id = u.id and o.source = 'okta') as "oktaFeatures"
   from users u join users r on r.id = :realUserId and r.is_active
   left join second_factors mf on mf.user_id = u.id left join second_factor_terms mt on mt.user_id = u.id
   where u.id = :userId and u.is_active`,
)

/** How many ship-tos come along with the signed-in user; the rest are searched for. */
const shipTosAtOnce = 50

/**
 * The signed-in user as the browser gets it, or undefined when the account is gone or inactive;
 * with the ship-tos `within` alone where a procurement session gives them.
 */
export async function currentUserOf(
  db: Queries,
  ids: { userId: string; realUserId: string },
  staffSignIn: StaffSignIn,
  within: readonly string[] | null = null,
): Promise<CurrentUser | undefined> {
  const user = await db.maybe<UserRow>(userById({ userId: ids.userId, realUserId: ids.realUserId }))
  if (!user) return undefined
  const { shipTos, total } = await myShipTos(db, user.id, { keyword: '', limit: shipTosAtOnce, offset: 0 }, within)
  const isProxy = ids.userId !== ids.realUserId
  const kind = isProxy ? 'proxy' : kindOf(user.type)
  const real = featuresOf(user.realRole, user.realOwnFeatures)
  return {
    userId: user.id,
    realUserId: ids.realUserId,
    realUser: isProxy ? { name: user.realName, email: user.realEmail, roleName: roleNameOf(user.realRole) } : null,
    type: isProxy ? 'ecp' : user.type,
    kind,
    email: user.email,
    name: user.name,
    displayName: user.displayName,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    hasProfileImage: user.profileImage !== null,
    profileImageUrl: user.profileImage === null ? null : profileImageUrl(user.profileImage),
    favoriteBillTos: user.favoriteBillTos,
    invoiceFormatId: user.invoiceFormatId,
    versions: { profile: profileVersion(user), invoiceFormat: invoiceFormatVersion(user.invoiceFormatId) },
    privacy: { analyticsOptOut: user.analyticsOptOut },
    usesPassword: usesPassword(kind, staffSignIn),
    ...mfaOf(user, kind, staffSignIn),
    roleName: roleNameOf(user.role),
    reach: isRole(user.role) ? roles[user.role].reach : null,
    // AUTH-8: acting as a customer gives the rights both have, as the gate sees it.
    features: [...featuresOf(user.role, user.ownFeatures)].filter((feature) => real.has(feature)).toSorted(),
    // ACCESS-3: what the member of staff at the keyboard may, whoever they act as.
    internalUser: isProxy || kindOf(user.type) === 'internal' ? { features: [...real].toSorted() } : null,
    crmFeatures: user.crmFeatures,
    oktaFeatures: user.oktaFeatures,
    allowedModesUi: user.allowedModes,
    shipToCount: total,
    shipTos,
  }
}

const roleNameOf = (role: string): string => (isRole(role) ? roles[role].name : role)

/** AUTH-5: staff who act as a customer learn nothing of the customer's second factor. */
function mfaOf(
  user: UserRow,
  kind: CurrentUser['kind'],
  staffSignIn: StaffSignIn,
): Pick<CurrentUser, 'mfaInfo' | 'mfaEnforceDate' | 'isMfaBannerDismissed'> {
  const { mfaPhone: phone, mfaModifiedOn: modifiedOn, hasAuthenticator } = user
  const mfaInfo =
    kind === 'proxy' || modifiedOn === null
      ? null
      : { phone, phoneLast4: phone?.slice(-4) ?? null, modifiedOn, hasAuthenticator }
  return {
    mfaInfo,
    mfaEnforceDate: isBoundByEnforceDate(kind, staffSignIn) ? user.mfaEnforceDate : null,
    isMfaBannerDismissed: user.isMfaBannerDismissed,
  }
}
