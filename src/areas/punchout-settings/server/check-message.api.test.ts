import { expect, test } from 'vitest'
import { cxmlDocument, orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { checkPunchoutMessage, checkUserPunchoutMessage } from '../check-message.endpoints.ts'
import { createPunchoutSettings, generatePunchoutSecret } from '../punchout-settings.endpoints.ts'
import { enablePunchout } from '../testing/integration.ts'

const api = await startApi()
await enablePunchout(api, 'buyer', 'stranger')
const [buyer, stranger, admin] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('admin')])
const { settings } = await buyer.ask(createPunchoutSettings, {
  body: {
    settings: { software: 'coupa', senderDomain: 'NetworkId', senderIdentity: 'hospital' },
    shipTosMapping: [{ shipTo: shipTos.own.shipTo, punchoutShipTo: '0042' }],
  },
})
const params = { punchoutSettingsId: settings.id }
const { secret } = await buyer.ask(generatePunchoutSecret, { params })
const check = (text: string | Buffer, who = buyer, type = 'text/xml') =>
  who.call(checkPunchoutMessage, { params }, { bytes: Buffer.from(text), headers: { 'content-type': type } })
const header = '<ShipTo><Address addressID="0042"/></ShipTo>'
const orderOf = (part: string, given = secret) =>
  cxmlDocument(orderContent(orderedItem({ part }), { header }), { secret: given })

test('a right message is accepted, and its secret is answered nowhere [PUNCH-5, security 48]', async () => {
  const { ok, body } = await check(orderOf(items.flour))
  expect(ok && [body.status, body.reason]).toEqual([200, 'The portal would accept the message.'])
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(ok && body.text).toContain('<SharedSecret>****</SharedSecret>')
})

test('a wrong secret is 401, and neither it nor the right one is answered [PUNCH-5, security 48]', async () => {
  const { ok, body } = await check(cxmlDocument(setupContent(header), { secret: 'planted-secret' }))
  expect(ok && [body.status, body.statusName]).toEqual([401, 'Unauthorized'])
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`planted-secret|${secret}`))
})

test('items are known as the user can order them: reserved for others, or discontinued, they are not [PUNCH-5, security 18]', async () => {
  const reasonOf = async (part: string) => {
    const { ok, body } = await check(orderOf(part))
    return ok && body.reason.replace(part, 'X')
  }
  const unknown = await reasonOf('9999999')
  expect(await reasonOf(items.reserved)).toBe(unknown)
  expect(await reasonOf(items.discontinued)).toBe(unknown)
  expect(await reasonOf('1001')).not.toBe(unknown)
})

test('a message is bounded, of one type, and about an integration of the caller [PUNCH-5]', async () => {
  expect(codeOf(await check('x'.repeat(1_000_001)))).toBe('message_too_large')
  expect((await check('x', buyer, 'application/json')).status).toBeGreaterThanOrEqual(400)
  expect(codeOf(await check('x', stranger))).toBe('punchout_not_found')
})

test('the office has a message of a user’s integration explained, and customers have not by this way [PUNCH-5]', async () => {
  const ofUser = (who: typeof buyer, userId: string = people.buyer) =>
    who.call(
      checkUserPunchoutMessage,
      { params: { ...params, userId } },
      { bytes: Buffer.from(orderOf(items.flour)), headers: { 'content-type': 'text/xml' } },
    )
  expect((await ofUser(buyer)).status).toBe(403)
  expect(codeOf(await ofUser(admin, people.stranger))).toBe('punchout_not_found')
  const { ok, body } = await ofUser(admin)
  expect(ok && [body.status, body.text.includes(secret)]).toEqual([200, false])
})

test('a bomb of entities is refused at once [PUNCH-5, security 47]', async () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><a>${'&b;'.repeat(1000)}</a>`
  const { ok, body } = await check(bomb)
  expect(ok && body.status).toBe(406)
})

test('bytes of another encoding are read by their declaration [PUNCH-5]', async () => {
  const declared = orderOf(items.flour).replace('UTF-8', 'ISO-8859-1').replace('Procurement 1.0', 'Caf\u00e9')
  const { ok, body } = await check(Buffer.from(declared, 'latin1'))
  expect(ok && [body.status, body.text.includes('Café')]).toEqual([200, true])
})
