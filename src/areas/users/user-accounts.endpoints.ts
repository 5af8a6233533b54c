import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { userDetail } from './user.ts'
import { listUsers, managing, userParams } from './users.endpoints.ts'
import { usersRefusals } from './users.refusals.ts'

/** Users in one file, the first by name. */
export const userFileRows = 10_000
/** Users of one call that sends invitations. */
export const maxInvitations = 100

/** A session of another user, as whoever manages them sees it. */
const userSession = z
  .object({
    id: z.string(),
    /** Such as 'Chrome on Windows'. */
    device: z.string(),
    /** The network address at sign-in. */
    address: z.string(),
    signedInAt: z.string(),
    /** Updated every few minutes. */
    lastSeenAt: z.string(),
  })
  .meta({ id: 'UserSession' })

/** USERS-1, AUTH-3: where a user is signed in; only for whoever may end it. */
export const listUserSessions = endpoint({
  name: 'listUserSessions',
  method: 'GET',
  path: '/users/:userId/sessions',
  summary: 'Where a user is signed in',
  params: userParams,
  needs: ['deactivateUser'],
  noProxy: true,
  answer: z.object({ sessions: z.array(userSession) }),
  refusals: managing,
})

/** USERS-1, AUTH-3: signs one device of a user out. */
export const endUserSession = endpoint({
  name: 'endUserSession',
  method: 'DELETE',
  path: '/users/:userId/sessions/:sessionId',
  summary: 'Sign out one device of a user',
  params: userParams.extend({ sessionId: z.uuid() }),
  needs: ['deactivateUser'],
  noProxy: true,
  answer: z.object({ message: z.string() }),
  refusals: [...managing, usersRefusals.session_not_found],
})

/** USERS-1, AUTH-3: signs all devices of a user out; none is no error. */
export const endUserSessions = endpoint({
  name: 'endUserSessions',
  method: 'POST',
  path: '/users/:userId/sessions/end-all',
  summary: 'Sign a user out everywhere',
  params: userParams,
  needs: ['deactivateUser'],
  noProxy: true,
  answer: z.object({ message: z.string() }),
  refusals: managing,
})

/**
 * USERS-1: corrects the address of a user who has not signed in yet; a sent invitation is void and
 * goes to the new one.
 */
export const changeUserAddress = endpoint({
  name: 'changeUserAddress',
  method: 'PUT',
  path: '/users/:userId/email',
  summary: 'Correct the e-mail address of a user before the first sign-in',
  params: userParams,
  needs: ['updateUserProfile'],
  noProxy: true,
  body: z.strictObject({ email: z.string().trim().max(320) }),
  answer: z.object({ message: z.string(), user: userDetail }),
  refusals: [
    ...managing,
    usersRefusals.address_in_use,
    usersRefusals.email_invalid,
    usersRefusals.email_taken,
    usersRefusals.too_many_taken,
    usersRefusals.staff_email_needed,
  ],
})

/** A user who was not invited, and why. */
const notInvited = z
  .object({
    userId: z.uuid(),
    /** Null when the caller may not see the user. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'NotInvited' })
/** A user who was not invited, and why. */
export type NotInvited = z.output<typeof notInvited>

/**
 * USERS-1: invites users whom no invitation was sent to, such as imported ones; names those who
 * were not invited.
 */
export const sendInvitations = endpoint({
  name: 'sendInvitations',
  method: 'POST',
  path: '/users/invitations',
  summary: 'Send invitations to users not invited yet',
  needs: ['resetUserPassword'],
  noProxy: true,
  idempotent: true,
  body: z.strictObject({ userIds: z.array(z.uuid()).min(1).max(maxInvitations) }),
  answer: z.object({ message: z.string(), sent: z.number().int(), notSent: z.array(notInvited) }),
})

/** USERS-1: the users of the list as CSV. */
export const downloadUsers = endpoint({
  name: 'downloadUsers',
  method: 'GET',
  path: '/users-csv',
  summary: 'Users as CSV',
  needs: ['viewUsers'],
  noProxy: true,
  query: listUsers.query.pick({ keyword: true, kind: true, role: true, state: true, billTo: true }),
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
})
