import type { Api, Client } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import type { SettingsText } from '../punchout-settings.ts'
import { createPunchoutSettings } from '../punchout-settings.endpoints.ts'

/** Lets people of the small distributor use punchout. */
export async function enablePunchout({ db }: Pick<Api, 'db'>, ...who: readonly Person[]): Promise<void> {
  for (const person of who)
    await db.run(`insert into user_features values ($1, 'punchout') on conflict do nothing`, [people[person]])
}

let made = 0

/** Settings that are right, of a sender pair nobody has yet. */
export const someSettings = (): Pick<SettingsText, 'software' | 'senderDomain' | 'senderIdentity'> => ({
  software: 'coupa',
  senderDomain: 'NetworkId',
  senderIdentity: `AN0100000${++made}`,
})

/** Adds an integration and returns it. */
export const addIntegration = async (client: Client, settings = someSettings()) =>
  (await client.ask(createPunchoutSettings, { body: { settings } })).settings
