import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { logoutEverywhere } from '../session-list.endpoints.ts'

const api = await startApi()

test('logging out everywhere ends the open streams of live events, and nobody else’s [AUTH-3]', async () => {
  const [here, there, other] = await Promise.all([api.listen('buyer'), api.listen('buyer'), api.listen('dsr')])
  await (await api.as('buyer')).ask(logoutEverywhere, {})
  await expect.poll(() => here.isEnded && there.isEnded).toBe(true)
  expect(other.isEnded).toBe(false)
})

test('a stream opened with a token ends when the session gets another one [AUTH-3]', async () => {
  const [dsr, dsm] = await Promise.all([api.listen('dsr'), api.listen('dsm')])
  await api.db.rows('update sessions set last_seen_at = now() where user_id = $1', [people.dsm])
  await api.db.rows('update sessions set token_hash = sha256(token_hash) where user_id = $1', [people.dsr])
  await expect.poll(() => dsr.isEnded).toBe(true)
  expect(dsm.isEnded).toBe(false)
})
