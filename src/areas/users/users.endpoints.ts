import { z } from 'zod'
import { customerKeyPattern, maxCustomerKey } from '#kit/customer-key.ts'
import { endpoint } from '#contract/endpoint.ts'
import { accountTypes } from '#areas/access/roles.ts'
import { freeText } from '#contract/free-text.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { billToNumber, divisionCode, shipToNumber } from '#contract/values.ts'
import { userDetail, userStates, userSummary } from './user.ts'
import { usersRefusals } from './users.refusals.ts'

/** Users on a page (decided constants: tables). */
export const userPageSize = 10
/** Columns that sort. */
export const userSorts = ['name', 'email', 'role', 'state'] as const

/** One user in a path. */
export const userParams = z.object({ userId: z.uuid() })
const done = z.object({ message: z.string(), user: userDetail })
/** What every change of another user may be refused with. */
export const managing = [
  usersRefusals.user_not_found,
  usersRefusals.users_not_yours_to_change,
  usersRefusals.own_account,
  usersRefusals.user_holds_more,
  usersRefusals.user_has_other_customers,
]
const granting = [
  usersRefusals.mode_required,
  usersRefusals.cannot_grant,
  usersRefusals.feature_unknown,
  usersRefusals.feature_for_staff,
  usersRefusals.role_unknown,
  usersRefusals.role_for_others,
]

/**
 * USERS-1: the users the caller may see: office staff everybody, others those of their customers.
 */
export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  summary: 'Users, by search and filters',
  needs: ['viewUsers'],
  noProxy: true,
  query: pageQuery.extend({
    pageSize: queryNumber(1, 100).default(userPageSize),
    keyword: z.string().trim().max(100).default(''),
    kind: z.enum(['staff', 'customer']).optional(),
    role: z.string().max(50).optional(),
    state: z.enum(userStates).optional(),
    /** Users of one bill-to, as NLV/0001234. */
    billTo: z.string().max(maxCustomerKey).regex(customerKeyPattern, 'A bill-to is DIVISION/NUMBER').optional(),
    sort: z.enum(userSorts).default('name'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
  }),
  answer: z.object({ users: z.array(userSummary), totalRecords: z.number().int().optional() }),
})

/** USERS-1: one user with what the reader may do with them. */
export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/users/:userId',
  summary: 'One user',
  params: userParams,
  needs: ['viewUsers'],
  noProxy: true,
  answer: z.object({ user: userDetail }),
  refusals: [usersRefusals.user_not_found],
})

const customers = {
  billTos: z.array(z.strictObject({ division: divisionCode, number: billToNumber })).max(500),
  /** Narrows the user to these; none means all ship-tos of the bill-tos. */
  shipTos: z.array(z.strictObject({ division: divisionCode, number: shipToNumber })).max(500),
}
const modes = z.array(z.enum(['restaurant', 'accounting'])).max(2)
const permissions = {
  role: z.string().max(50),
  /** Beyond those of the role. */
  features: z.array(z.string().max(50)).max(100),
  allowedModesUi: modes,
}
const names = {
  displayName: freeText({ label: 'Display name', max: 200 }),
  firstName: freeText({ label: 'First name', max: 100 }),
  lastName: freeText({ label: 'Last name', max: 100 }),
  phone: freeText({ label: 'Contact number', max: 50 }),
}

/** USERS-1: a new user, who sets a password with the link of the invitation. */
export const inviteUser = endpoint({
  name: 'inviteUser',
  method: 'POST',
  path: '/users',
  summary: 'Create a user and send the invitation',
  needs: ['updateUserProfile'],
  noProxy: true,
  idempotent: true,
  status: 201,
  body: z.strictObject({
    email: z.string().trim().max(320),
    type: z.enum(accountTypes),
    ...names,
    ...permissions,
    ...customers,
  }),
  answer: done,
  refusals: [
    usersRefusals.first_name_required,
    usersRefusals.phone_invalid,
    usersRefusals.email_invalid,
    usersRefusals.email_taken,
    usersRefusals.too_many_taken,
    usersRefusals.staff_email_needed,
    usersRefusals.customer_needed,
    usersRefusals.customer_unknown,
    usersRefusals.user_holds_more,
    ...granting,
  ],
})

/** USERS-1: names and phone of a user. */
export const updateUserProfile = endpoint({
  name: 'updateUserProfile',
  method: 'PUT',
  path: '/users/:userId/profile',
  summary: 'Change names and phone of a user',
  params: userParams,
  needs: ['updateUserProfile'],
  noProxy: true,
  ifMatch: true,
  /** Only what was changed; the rest stays as it is. */
  body: z.strictObject(names).partial(),
  answer: done,
  refusals: [...managing, usersRefusals.user_changed, usersRefusals.first_name_required, usersRefusals.phone_invalid],
})

/**
 * USERS-1: the picture of a user; the manager has uploaded it like one of their own. Null takes it
 * away.
 */
export const updateUserImage = endpoint({
  name: 'updateUserImage',
  method: 'PUT',
  path: '/users/:userId/profile-image',
  summary: 'Change the profile picture of a user',
  params: userParams,
  needs: ['updateUserProfile'],
  noProxy: true,
  body: z.strictObject({ profileImageUrl: z.string().max(200).nullable() }),
  answer: done,
  refusals: [
    ...managing,
    usersRefusals.profile_image_unknown,
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/**
 * USERS-2: the bill-tos given to a user, only the caller's own, and the ship-tos they are narrowed
 * to.
 */
export const updateUserCustomers = endpoint({
  name: 'updateUserCustomers',
  method: 'PUT',
  path: '/users/:userId/customers',
  summary: 'Change the customers of a user',
  params: userParams,
  needs: ['updateUserProfile'],
  noProxy: true,
  ifMatch: true,
  body: z.strictObject(customers),
  answer: done,
  refusals: [
    ...managing,
    usersRefusals.user_changed,
    usersRefusals.customer_needed,
    usersRefusals.customer_unknown,
    usersRefusals.bill_to_not_addable,
    usersRefusals.staff_have_accounts,
  ],
})

/** USERS-2: role, features and modes of a user; effective with their next call. */
export const updateUserPermissions = endpoint({
  name: 'updateUserPermissions',
  method: 'PUT',
  path: '/users/:userId/permissions',
  summary: 'Change role and permissions of a user',
  params: userParams,
  needs: ['updateUserProfile'],
  noProxy: true,
  ifMatch: true,
  /** Only what was changed; the rest stays as it is. */
  body: z.strictObject(permissions).partial(),
  answer: done,
  refusals: [...managing, usersRefusals.user_changed, ...granting, usersRefusals.last_admin],
})

const withoutBody = (action: 'activate' | 'deactivate' | 'reset-password' | 'reset-mfa-phone') =>
  ({ method: 'PUT', path: `/users/:userId/${action}`, params: userParams, noProxy: true, answer: done }) as const

/** USERS-1: the user may sign in again. */
export const activateUser = endpoint({
  ...withoutBody('activate'),
  name: 'activateUser',
  summary: 'Activate a user',
  needs: ['deactivateUser'],
  refusals: managing,
})

/** USERS-1, security 8: the user is signed out everywhere and signs in no more. */
export const deactivateUser = endpoint({
  ...withoutBody('deactivate'),
  name: 'deactivateUser',
  summary: 'Deactivate a user',
  needs: ['deactivateUser'],
  refusals: [...managing, usersRefusals.last_admin],
})

/**
 * USERS-1, security 7: signs the user out and mails them a link to set a new password; to an
 * invited one the invitation again.
 */
export const resetUserPassword = endpoint({
  ...withoutBody('reset-password'),
  name: 'resetUserPassword',
  summary: 'Reset the password of a user',
  needs: ['resetUserPassword'],
  refusals: [
    ...managing,
    usersRefusals.signs_in_elsewhere,
    usersRefusals.user_inactive,
    usersRefusals.other_reset_too_recent,
  ],
})

/**
 * USERS-1, security 7: takes the second factor away and signs the user out; the next sign-in sets
 * up a new one.
 */
export const resetUserMfaPhone = endpoint({
  ...withoutBody('reset-mfa-phone'),
  name: 'resetUserMfaPhone',
  summary: 'Reset the MFA phone of a user',
  needs: ['resetMfaPhone'],
  refusals: [
    ...managing,
    usersRefusals.user_inactive,
    usersRefusals.no_second_factor,
    usersRefusals.other_reset_too_recent,
  ],
})
