import { z } from 'zod'
import { reaches } from '#areas/access/roles.ts'
import { userTypes } from '#areas/access/user-types.ts'
import { billToNumber, divisionCode, instant, shipToNumber } from '#contract/values.ts'

/** A ship-to as the top bar's dropdown lists it. */
export const shipToChoice = z
  .object({
    division: divisionCode,
    number: shipToNumber,
    name: z.string(),
    city: z.string(),
    billTo: billToNumber,
    billToName: z.string(),
    isOrderingAllowed: z.boolean(),
    isProspective: z.boolean(),
  })
  .meta({ id: 'ShipToChoice' })
/** A ship-to as the top bar's dropdown lists it. */
export type ShipToChoice = z.output<typeof shipToChoice>

/**
 * AUTH-5: the second factor a user has; `phone` in E.164, null when there is an authenticator app
 * alone.
 */
export const mfaInfo = z
  .object({
    phone: z.string().nullable(),
    phoneLast4: z.string().nullable(),
    modifiedOn: instant,
    hasAuthenticator: z.boolean(),
  })
  .meta({ id: 'MfaInfo' })

/** The signed-in user, as `GET /api/me` returns and the browser caches (S0 section 3). */
export const currentUser = z
  .object({
    userId: z.string(),
    realUserId: z.string(),
    /** AUTH-8: the person at the keyboard, while logged in as another; null otherwise. */
    realUser: z.object({ name: z.string(), email: z.string(), roleName: z.string() }).nullable(),
    type: z.enum(userTypes),
    kind: z.enum(['internal', 'proxy', 'external']),
    email: z.string(),
    name: z.string(),
    displayName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    hasProfileImage: z.boolean(),
    /** PROFILE-2: the path of the large square on this site. */
    profileImageUrl: z.string().nullable(),
    /** PROFILE-3: numbers of the bill-tos kept at hand; they grant nothing. */
    favoriteBillTos: z.array(z.string()),
    /** PROFILE-7: null is the distributor's default. */
    invoiceFormatId: z.number().int().nullable(),
    /** What a change of the own account says with `If-Match`: it was made knowing this state. */
    versions: z.object({ profile: z.number().int(), invoiceFormat: z.number().int() }),
    /** PROFILE-8: null until the person was asked. */
    privacy: z.object({ analyticsOptOut: z.boolean().nullable() }),
    mfaInfo: mfaInfo.nullable(),
    /**
     * AUTH-2: true for whoever signs in here with a password of their own; password and second
     * factor are then theirs to change.
     */
    usesPassword: z.boolean(),
    /** The day from which on a second factor is required (YYYY-MM-DD); null for never. */
    mfaEnforceDate: z.string().nullable(),
    isMfaBannerDismissed: z.boolean(),
    roleName: z.string(),
    /** ACCESS-4: which customers the role reaches; null for a role that is no more. */
    reach: z.enum(reaches).nullable(),
    features: z.array(z.string()),
    /** ACCESS-3: the features of the member of staff at the keyboard; null for a customer. */
    internalUser: z.object({ features: z.array(z.string()) }).nullable(),
    /** ACCESS-3: what the CRM and the identity provider say, in their own words. */
    crmFeatures: z.array(z.string()),
    oktaFeatures: z.array(z.string()),
    allowedModesUi: z.array(z.enum(['restaurant', 'accounting'])),
    /** How many ship-tos the user may act for; the first 50 come along, the rest by search. */
    shipToCount: z.number().int(),
    shipTos: z.array(shipToChoice),
    /** PUNCH-4: the procurement session; absent in a session of the portal's own. */
    punchoutSession: z
      .object({
        id: z.uuid(),
        operation: z.enum(['create', 'edit', 'inspect']),
        disableCartDeliveryInfo: z.boolean(),
        /** Where a session that has ended leads; empty for nowhere. */
        procurementSoftwareUrl: z.string(),
        /** What it starts with; null: the buyer chooses first. */
        startShipTo: shipToChoice.nullable(),
      })
      .optional(),
  })
  .meta({ id: 'CurrentUser' })
/** The signed-in user. */
export type CurrentUser = z.output<typeof currentUser>
