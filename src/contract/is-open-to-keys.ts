import type { Endpoint } from './endpoint.ts'

/** What decides whether programs may make a call. */
export type OpenCall = Pick<Endpoint, 'method' | 'needs' | 'noProxy' | 'forPeople' | 'stages' | 'access'>

/**
 * NEXT-12: may an API key make this call? Not what is a person's own (`forPeople`, `noProxy`: their
 * password, second factor, sessions, login as, ways to pay, keys, what they manage of other users),
 * no step of signing in, and no write that no feature covers: the scopes of a key are features, so
 * none of them would allow it.
 */
export const isOpenToKeys = ({ method, needs = [], noProxy, forPeople, stages, access }: OpenCall): boolean =>
  access !== 'public' && !noProxy && !forPeople && stages === undefined && (method === 'GET' || needs.length > 0)
