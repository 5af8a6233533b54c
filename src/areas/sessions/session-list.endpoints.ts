import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { sessionRefusals } from './sessions.refusals.ts'

/** A session as 'Where you are signed in' shows it. */
const listedSession = z
  .object({
    id: z.string(),
    /** Such as 'Chrome on Windows'. */
    device: z.string(),
    /** The network address at sign-in. */
    address: z.string(),
    staySignedIn: z.boolean(),
    signedInAt: z.string(),
    /** Noted every few minutes. */
    lastSeenAt: z.string(),
    isThis: z.boolean(),
  })
  .meta({ id: 'ListedSession' })

/** AUTH-3: where the user is signed in, this session first. */
export const listMySessions = endpoint({
  name: 'listMySessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'Where the user is signed in',
  noProxy: true,
  answer: z.object({ sessions: z.array(listedSession) }),
})

/** AUTH-3: ends one of the user's own sessions. */
export const endMySession = endpoint({
  name: 'endMySession',
  method: 'DELETE',
  path: '/me/sessions/:sessionId',
  summary: 'Sign out one of the user’s own devices',
  noProxy: true,
  params: z.object({ sessionId: z.uuid() }),
  answer: z.object({ isSuccess: z.literal(true), message: z.string() }),
  refusals: [sessionRefusals.session_not_found],
})

/** AUTH-3: ends all of the user's own sessions, this one too. */
export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  method: 'POST',
  path: '/me/sessions/end-all',
  summary: 'Log out everywhere',
  noProxy: true,
  answer: z.object({ isSuccess: z.literal(true) }),
})
