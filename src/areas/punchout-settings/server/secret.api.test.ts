import { expect, test } from 'vitest'
import { sealOf } from '#platform/seal.ts'
import { readConfig } from '#platform/config.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  generatePunchoutSecret,
  generateUserPunchoutSecret,
  listPunchoutSettings,
  revokePunchoutSecret,
  revokeUserPunchoutSecret,
} from '../punchout-settings.endpoints.ts'
import { addIntegration, enablePunchout } from '../testing/integration.ts'
import { isSecretOf } from './punchout-secret.store.ts'

const environment = { SECRET_KEY: 'a key of this test, and of no other one' }
const api = await startApi(environment)
await enablePunchout(api, 'buyer', 'stranger')
const [buyer, stranger, admin] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('admin')])
const seal = sealOf(readConfig({ ...environment, DEMO: 'off' }))
const at = (punchoutSettingsId: string) => ({ params: { punchoutSettingsId } })
/** All that the database keeps of an integration. */
const storedOf = async (id: string) =>
  JSON.stringify([
    await api.db.rows('select * from punchout_settings where id = $1', [id]),
    await api.db.rows('select * from audit_entries'),
    await api.db.rows('select * from idempotency_keys'),
  ])

test('a secret has 256 bits, is answered once, and of it only a keyed hash is stored [PUNCH-1, security 48]', async () => {
  const { id } = await addIntegration(buyer)
  const { isSuccess, message, settings, secret } = await buyer.ask(generatePunchoutSecret, at(id))
  expect({ isSuccess, message }).toEqual({ isSuccess: true, message: 'Secret generated' })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(settings.secretCreatedOn).toBe(api.clock.now().toISOString())
  expect(await storedOf(id)).not.toContain(secret)
  expect(JSON.stringify(await buyer.ask(listPunchoutSettings, {}))).not.toContain(secret)
  expect(await isSecretOf(api.db, seal, id, ` ${secret}\n`)).toBe(true)
  expect(await isSecretOf(api.db, seal, id, secret.toLowerCase())).toBe(false)
  expect(await isSecretOf(api.db, seal, id, '')).toBe(false)
})

test('a secret belongs to one integration: its hash under another opens nothing [PUNCH-1, security 48]', async () => {
  const [one, other] = [await addIntegration(buyer), await addIntegration(buyer)]
  const { secret } = await buyer.ask(generatePunchoutSecret, at(one.id))
  expect(await isSecretOf(api.db, seal, other.id, secret)).toBe(false)
  await api.db.run(
    `update punchout_settings o set secret_mark = p.secret_mark, secret_created_on = p.secret_created_on
     from punchout_settings p where p.id = $1 and o.id = $2`,
    [one.id, other.id],
  )
  expect(await isSecretOf(api.db, seal, other.id, secret)).toBe(false)
})

test('of eight that generate at once one gets a secret, and it is the one that opens [PUNCH-1, security 48]', async () => {
  const { id } = await addIntegration(buyer)
  const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call(generatePunchoutSecret, at(id))))
  const secrets = answers.flatMap(({ ok, body }) => (ok ? [body.secret] : []))
  expect(answers.filter((each) => codeOf(each) === 'punchout_secret_exists')).toHaveLength(7)
  expect(secrets).toHaveLength(1)
  expect(await isSecretOf(api.db, seal, id, secrets[0]!)).toBe(true)
})

test('a secret that is there can only be revoked, and opens nothing then [PUNCH-1]', async () => {
  const { id } = await addIntegration(buyer)
  const { secret } = await buyer.ask(generatePunchoutSecret, at(id))
  expect(codeOf(await buyer.call(generatePunchoutSecret, at(id)))).toBe('punchout_secret_exists')
  const revoked = await buyer.ask(revokePunchoutSecret, at(id))
  expect(revoked).toMatchObject({ isSuccess: true, message: 'Secret revoked', settings: { secretCreatedOn: null } })
  expect(await isSecretOf(api.db, seal, id, secret)).toBe(false)
  expect(codeOf(await buyer.call(revokePunchoutSecret, at(id)))).toBe('punchout_secret_missing')
  const again = await buyer.ask(generatePunchoutSecret, at(id))
  expect(again.secret).not.toBe(secret)
})

test('the trail has who generated and revoked, without the secret [PUNCH-1, PLAT-8]', async () => {
  const { id } = await addIntegration(stranger)
  const of = { params: { userId: people.stranger, punchoutSettingsId: id } }
  const { secret } = await admin.ask(generateUserPunchoutSecret, of)
  await admin.ask(revokeUserPunchoutSecret, of)
  const trail = await api.db.rows<{ action: string; by: string }>(
    `select action, real_user_id as by from audit_entries where entity = $1 order by at, id`,
    [`punchout-settings:${id}`],
  )
  expect(trail.slice(1)).toEqual([
    { action: 'punchout.generate-secret', by: people.admin },
    { action: 'punchout.revoke-secret', by: people.admin },
  ])
  expect(await storedOf(id)).not.toContain(secret)
})

test('nobody generates or revokes the secret of somebody else [PUNCH-1, ACCESS-4]', async () => {
  const { id } = await addIntegration(buyer)
  await buyer.ask(generatePunchoutSecret, at(id))
  expect(codeOf(await stranger.call(generatePunchoutSecret, at(id)))).toBe('punchout_not_found')
  expect(codeOf(await stranger.call(revokePunchoutSecret, at(id)))).toBe('punchout_not_found')
})
