import type { Api, Client } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { createApiKey } from '../api-keys.endpoints.ts'

/** Lets these people connect programs. */
export const enablePrograms = async (api: Api, ...who: Person[]): Promise<void> => {
  for (const person of who)
    await api.db.run(`insert into user_features values ($1, 'connectPrograms') on conflict do nothing`, [
      people[person],
    ])
}

/** A key of the person with these permissions; as much as they can give unless given. */
export async function makeKey(api: Api, person: Person, scopes: readonly string[], lifetimeDays: 0 | 30 = 0) {
  const owner = await api.as(person)
  return owner.ask(createApiKey, { body: { program: 'Stock robot', scopes: [...scopes], lifetimeDays } })
}

/** A program that calls with this key. */
export function programWith(api: Api, secret: string): Client {
  const withKey = <Options extends { headers?: Record<string, string> }>(options: Options) => ({
    ...options,
    headers: { authorization: `Bearer ${secret}`, ...options.headers },
  })
  return {
    call: (endpoint, input, options = {}) => api.nobody.call(endpoint, input, withKey(options)),
    ask: (endpoint, input, options = {}) => api.nobody.ask(endpoint, input, withKey(options)),
  }
}
