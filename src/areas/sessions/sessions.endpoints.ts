import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { currentUser, shipToChoice } from '#areas/people/current-user.ts'
import { sessionRefusals } from './sessions.refusals.ts'

/** AUTH-1: signs in with e-mail and password; the session cookie comes with the answer. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  body: z.object({
    email: z.string().trim().min(1, 'Required').max(320),
    password: z.string().min(1, 'Required').max(1024),
    staySignedIn: z.boolean().default(false),
  }),
  answer: z.object({ isSuccess: z.literal(true), user: currentUser }),
  refusals: [sessionRefusals.login_failed, sessionRefusals.password_expired, sessionRefusals.too_many_attempts],
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
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user',
  answer: currentUser,
})

/** SHELL-6: searches the ship-tos the user may act for by number, name, city or bill-to. */
export const listMyShipTos = endpoint({
  name: 'listMyShipTos',
  method: 'GET',
  path: '/me/ship-tos',
  summary: 'Ship-tos the signed-in user may act for',
  query: pageQuery.extend({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({ shipTos: z.array(shipToChoice), totalRecords: z.number().int().optional() }),
})
