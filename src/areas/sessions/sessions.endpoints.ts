import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { currentUser } from '#areas/people/current-user.ts'
import { owedFactor } from '#areas/two-factor/second-factor.ts'
import { sessionRefusals } from './sessions.refusals.ts'

const credentials = z.object({
  email: z.string().trim().min(1, 'Required').max(320),
  password: z.string().min(1, 'Required').max(1024),
  staySignedIn: z.boolean().default(false),
  /** What the bot challenge gave; good for one attempt. */
  turnstileToken: z.string().min(1).max(2048).optional(),
  /** From an earlier answer: the same attempt again needs no other challenge. */
  turnstileIdempotentKey: z.string().min(1).max(100).optional(),
})
const signedIn = z.object({
  isSuccess: z.literal(true),
  /** AUTH-3: anything but Success still owes a second factor; `user` comes with it, not before. */
  loginStatus: z.enum(['Success', 'MfaRequired', 'MfaSetupRequired']),
  user: currentUser.optional(),
  owedFactor: owedFactor.optional(),
  turnstileIdempotentKey: z.string(),
})
const refusedSignIn = [
  sessionRefusals.login_failed,
  sessionRefusals.password_expired,
  sessionRefusals.single_sign_on_only,
  sessionRefusals.challenge_failed,
  sessionRefusals.challenge_unavailable,
  sessionRefusals.too_many_attempts,
] as const

/** AUTH-1: signs in with e-mail and password; the session cookie comes with the answer. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  body: credentials,
  answer: signedIn,
  refusals: refusedSignIn,
})

/** AUTH-3: the user of an open page signs in again; nobody else can. */
export const reauthorize = endpoint({
  name: 'reauthorize',
  method: 'POST',
  path: '/re-authorize',
  summary: 'Sign in again above an open page',
  access: 'public',
  body: credentials.extend({ userId: z.uuid() }),
  answer: signedIn,
  refusals: [...refusedSignIn, sessionRefusals.another_user],
})

/** SHELL-2: ends this session. */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'Sign out',
  access: 'public',
  answer: z.object({ isSuccess: z.literal(true) }),
})

/** Who is signed in; 401 when nobody is. */
export const getMe = endpoint({
  name: 'getMe',
  inPunchout: 'always',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user',
  forPeople: true,
  answer: currentUser,
})
