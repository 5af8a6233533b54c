import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { sealOf } from '#platform/seal.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { createPunchoutSettings, getPunchoutMetadata } from '../punchout-settings.endpoints.ts'
import { openPunchoutSimulator } from '../simulator.endpoints.ts'
import { enablePunchout, someSettings } from '../testing/integration.ts'
import { readTicket } from './simulator-ticket.ts'

const key = { SECRET_KEY: 'a key that is long enough to be one' }
const api = await startApi({ ...key, LARDER_BUYER_SANDBOX_URL: 'https://simulator.example/' })
const off = await startApi()
await enablePunchout(api, 'buyer', 'stranger')
await enablePunchout(off, 'buyer')
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])
const { settings } = await buyer.ask(createPunchoutSettings, {
  body: { settings: someSettings(), shipTosMapping: [{ shipTo: shipTos.own.shipTo, punchoutShipTo: '0042' }] },
})
const params = { punchoutSettingsId: settings.id }
const ticketOf = async () => new URL((await buyer.ask(openPunchoutSimulator, { params })).url).hash.slice(1)
const seal = sealOf(readConfig({ NODE_ENV: 'test', ...key }))
const read = (ticket: string, at = monday) => readTicket(seal, ticket, at)
const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)

test('the simulator learns what the settings say, and no secret [PUNCH-5, security 48]', async () => {
  const { url } = await buyer.ask(openPunchoutSimulator, { params })
  expect(url).toMatch(/^https:\/\/simulator\.example\/#/)
  const facts = read(new URL(url).hash.slice(1))
  expect(facts).toMatchObject({
    settingsId: settings.id,
    software: 'coupa',
    senderIdentity: settings.senderIdentity,
    codes: ['0042'],
    orderUrl: expect.stringMatching(/\/punchout\/orders$/) as string,
  })
  expect(JSON.stringify(facts)).not.toMatch(/secret|mark/i)
})

test('a ticket that was changed, forged, or is four hours old opens nothing [PUNCH-5]', async () => {
  const ticket = await ticketOf()
  const [text, mark] = ticket.split('.') as [string, string]
  const forged = Buffer.from(JSON.stringify({ ...read(ticket)!, endsAt: '2099-01-01T00:00:00.000Z' })).toString(
    'base64url',
  )
  for (const wrong of [`${forged}.${mark}`, `${text}.`, text, '', '.', `${ticket}.x`, `${text}.${mark.slice(0, -1)}`])
    expect(read(wrong), wrong.slice(-20)).toBeUndefined()
  expect(read(ticket, after(3.9))).toBeDefined()
  expect(read(ticket, after(4.1))).toBeUndefined()
})

test('it opens for the owner alone, and only where the operator has switched it on [PUNCH-5]', async () => {
  expect(codeOf(await stranger.call(openPunchoutSimulator, { params }))).toBe('punchout_not_found')
  const elsewhere = await off.as('buyer')
  const { settings: own } = await elsewhere.ask(createPunchoutSettings, { body: { settings: someSettings() } })
  const call = await elsewhere.call(openPunchoutSimulator, { params: { punchoutSettingsId: own.id } })
  expect([call.status, codeOf(call)]).toEqual([404, 'simulator_off'])
  expect((await elsewhere.ask(getPunchoutMetadata, {})).hasSimulator).toBe(false)
  expect((await buyer.ask(getPunchoutMetadata, {})).hasSimulator).toBe(true)
})
