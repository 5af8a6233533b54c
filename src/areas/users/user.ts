import { z } from 'zod'
import { billToNumber, divisionCode, shipToNumber } from '#contract/values.ts'
import { userTypes } from '#areas/access/user-types.ts'

/**
 * Where an account stands: invited until the person has set a password; not invited while no mail
 * was sent, as after an import.
 */
export const userStates = ['active', 'invited', 'notInvited', 'inactive'] as const
/** Where an account stands. */
export type UserState = (typeof userStates)[number]
/** The words for the states of an account. */
export const stateWords: Readonly<Record<UserState, string>> = {
  active: 'Active',
  invited: 'Invited',
  notInvited: 'Not invited',
  inactive: 'Inactive',
}

const customer = z.object({ division: divisionCode, number: billToNumber, name: z.string() })

/** A user in the list (USERS-1). */
export const userSummary = z
  .object({
    userId: z.uuid(),
    type: z.enum(userTypes),
    isStaff: z.boolean(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    roleName: z.string(),
    state: z.enum(userStates),
    /** The last completed sign-in of the trail; null when there is none. */
    lastSignInAt: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    /** The first bill-to by name that the reader may see, and how many more there are. */
    customer: customer.nullable(),
    moreCustomers: z.number().int(),
  })
  .meta({ id: 'UserSummary' })
/** A user in the list. */
export type UserSummary = z.output<typeof userSummary>

/** What may be done with a user: null, or the code of the refusal that says why not. */
const ability = z.string().nullable()
/** What the reader may do with the user. */
const userAbilities = z.object({
  changeProfile: ability,
  changePermissions: ability,
  activate: ability,
  deactivate: ability,
  resetPassword: ability,
  resetMfaPhone: ability,
  enforceFactor: ability,
  seeSessions: ability,
  changeAddress: ability,
})
/** What the reader may do with the user. */
export type UserAbilities = z.output<typeof userAbilities>

/** One user in full. */
export const userDetail = userSummary
  .extend({
    displayName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    allowedModesUi: z.array(z.enum(['restaurant', 'accounting'])),
    /** Beyond those of the role. */
    features: z.array(z.string()),
    /** ACCESS-3: what other systems say they may see, in those systems' words. */
    outsideFeatures: z.object({ crm: z.array(z.string()), okta: z.array(z.string()) }),
    invoiceFormatId: z.number().int().nullable(),
    /** Those the reader may see. */
    billTos: z.array(customer),
    /** Narrows the user to these; none means all ship-tos of the bill-tos. */
    shipTos: z.array(
      z.object({ division: divisionCode, number: shipToNumber, name: z.string(), billTo: billToNumber }),
    ),
    /** Bill-tos beyond the reader's. */
    hiddenBillTos: z.number().int(),
    hasSecondFactor: z.boolean(),
    /**
     * AUTH-5: the day (YYYY-MM-DD) from which on this user needs one; null leaves them to the
     * portal's.
     */
    mfaEnforceDate: z.string().nullable(),
    /** LARDER_MFA_ENFORCE_DATE; null when there is none. */
    portalMfaEnforceDate: z.string().nullable(),
    abilities: userAbilities,
    /** What a change of each part says with `If-Match`: it was made knowing this state. */
    versions: z.object({
      profile: z.number().int(),
      permissions: z.number().int(),
      customers: z.number().int(),
      invoiceFormat: z.number().int(),
      secondFactor: z.number().int(),
    }),
  })
  .meta({ id: 'UserDetail' })
/** One user in full. */
export type UserDetail = z.output<typeof userDetail>
