import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeOrderMessage } from '#areas/cxml/rules/write-order-message.ts'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'
import { writeShipNotice } from '#areas/cxml/rules/write-ship-notice.ts'
import { someParties, someShipNotice } from '#areas/cxml/testing/outgoing.ts'
import { returnedCart } from '#areas/cxml/testing/returned-cart.ts'
import { writeTicket } from '#areas/punchout-settings/server/simulator-ticket.ts'
import { readConfig } from '#platform/config.ts'
import { sealOf } from '#platform/seal.ts'
import type { ReceivedMessage, SimulatedAnswer } from '../simulated.ts'
import { someFacts, someStamp } from '../testing/simulator-facts.ts'
import { startBuyerSandbox } from './public.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-buyer-'))
const shared = process.env['LARDER_SHARED_CXML'] ?? '../shared/cxml'
const hasDtd = existsSync(join(shared, 'README.md'))
const settings = { NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1:3000' }
const config = readConfig({ ...settings, ...(hasDtd && { LARDER_CXML_DTD_DIR: join(shared, 'dtd') }) })

/** A portal that answers every document alike, and keeps what came. */
const got: { path: string; type: string; body: string }[] = []
const answer = writeResponse(someStamp, 200).replace('</cXML>', '<!-- <SharedSecret>planted</SharedSecret> --></cXML>')
const textOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()
const reply = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await textOf(request)
  got.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body })
  if (body.includes('redirect')) response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  else response.writeHead(200, { 'content-type': 'text/xml' }).end(answer)
}
const portal = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1')
await once(portal, 'listening')
const sandbox = await startBuyerSandbox(config, `http://127.0.0.1:${(portal.address() as AddressInfo).port}`)
afterAll(async () => {
  await sandbox.stop()
  portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const ticketFor = (hours: number) =>
  writeTicket(sealOf(config), someFacts({ endsAt: new Date(Date.now() + hours * 3_600_000).toISOString() }))
const ticket = ticketFor(1)
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const begin = async () => ((await (await post('/api/runs', { ticket })).json()) as { run: string }).run
const messagesOf = async (run: string) => {
  const read = await fetch(`${sandbox.url}/api/runs/${run}`)
  return ((await read.json()) as { messages: ReceivedMessage[] }).messages
}
const giveBack = (run: string, form: URLSearchParams | string, place = 'frame') =>
  fetch(`${sandbox.url}/return/${run}?in=${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    redirect: 'manual',
  })

test('a document goes to the portal as it is, and its answer comes back masked, with its time [PUNCH-5]', async () => {
  const body = '<cXML><Header/><SharedSecret>sesame</SharedSecret></cXML>'
  const sent = (await (await post('/api/send', { ticket, to: 'orders', body })).json()) as SimulatedAnswer
  expect(got.at(-1)).toEqual({ path: '/punchout/orders', type: 'text/xml; charset=UTF-8', body })
  expect(sent).toMatchObject({ status: 200, contentType: 'text/xml' })
  expect(sent.ms).toBeGreaterThanOrEqual(0)
  expect(sent.text).not.toContain('planted')
})

test('without a ticket of the portal nothing is sent, whatever the address [PUNCH-5]', async () => {
  const before = got.length
  for (const wrong of ['', 'x.y', ticketFor(-1), `${ticket}x`])
    expect((await post('/api/send', { ticket: wrong, to: 'setup', body: '<a/>' })).status).toBe(410)
  for (const to of ['http://169.254.169.254/', '/admin', '__proto__'])
    expect((await post('/api/send', { ticket, to, body: '<a/>' })).status).toBe(400)
  expect(got).toHaveLength(before)
})

test('another site can send nothing, and a redirect is not followed [PUNCH-5]', async () => {
  const foreign = { origin: 'https://evil.example' }
  expect((await post('/api/send', { ticket, to: 'setup', body: '<a/>' }, foreign)).status).toBe(403)
  expect((await post('/api/runs', { ticket }, foreign)).status).toBe(403)
  const sent = (await (await post('/api/send', { ticket, to: 'setup', body: 'redirect' })).json()) as SimulatedAnswer
  expect(sent.status).toBe(302)
})

test('a cart comes back in each of its ways, once in the list, without secrets [PUNCH-5]', async () => {
  const run = await begin()
  const cart = writeOrderMessage(someStamp, returnedCart({ buyerCookie: '<i><SharedSecret>x</SharedSecret></i>é' }))
  const masked = cart.replace('<SharedSecret>x', '<SharedSecret>****')
  const back = await giveBack(run, new URLSearchParams({ 'cxml-urlencoded': cart }), 'window')
  expect([back.status, back.headers.get('location')]).toEqual([303, `/?run=${run}&in=window`])
  await giveBack(run, new URLSearchParams({ 'CXML-BASE64': Buffer.from(cart).toString('base64') }))
  await giveBack(run, 'NEW_ITEM-DESCRIPTION%5B1%5D=Jalape%F1o&NEW_ITEM-QUANTITY%5B1%5D=2.000')
  expect((await messagesOf(run)).map(({ by, text, fields }) => [by, text, fields])).toEqual([
    ['cxml-urlencoded', masked, []],
    ['cxml-base64', masked, []],
    [
      'oci',
      '',
      [
        ['NEW_ITEM-DESCRIPTION[1]', 'Jalapeño'],
        ['NEW_ITEM-QUANTITY[1]', '2.000'],
      ],
    ],
  ])
})

test('documents that the portal sends later are received like a buyer’s system does [PUNCH-5]', async () => {
  const run = await begin()
  const inbox = (name: string, body: string) =>
    fetch(`${sandbox.url}/inbox/${name}`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body })
  expect(await (await inbox(run, answer)).text()).toContain('<Status code="200"')
  expect(await messagesOf(run)).toMatchObject([{ by: 'post', text: answer.replace('planted', '****') }])
  expect(await (await inbox('0'.repeat(32), answer)).text()).toContain('<Status code="400"')
})

test('a tour that is unknown or over keeps nothing, and one has an end [PUNCH-5]', async () => {
  expect((await giveBack('0'.repeat(32), 'a=1')).status).toBe(410)
  expect((await fetch(`${sandbox.url}/api/runs/constructor`)).status).toBe(410)
  const run = await begin()
  for (let time = 0; time < 30; time++) expect((await giveBack(run, 'NEW_ITEM-X=1')).status).toBe(303)
  expect((await giveBack(run, 'NEW_ITEM-X=1')).status).toBe(410)
})

test.skipIf(!hasDtd)('documents are judged by the definition they name, or it says why not [PUNCH-5]', async () => {
  const verdictOf = async (text: string) => {
    const run = await begin()
    await giveBack(run, new URLSearchParams({ 'cxml-urlencoded': text }))
    return (await messagesOf(run))[0]?.verdict
  }
  const cart = writeOrderMessage(someStamp, returnedCart())
  expect(await verdictOf(cart)).toEqual({ is: 'valid', dtd: '1.2.014/cXML.dtd' })
  expect(await verdictOf(cart.replace('<UnitOfMeasure>CS</UnitOfMeasure>', ''))).toMatchObject({
    is: 'invalid',
    problems: [expect.stringContaining('ItemDetail')],
  })
  // The publisher's folder of that version has no such file: the next later one has.
  const notice = writeShipNotice(someStamp, someParties(), someShipNotice())
  expect(await verdictOf(notice)).toEqual({ is: 'valid', dtd: '1.2.071/Fulfill.dtd' })
  expect(await verdictOf(cart.replace('1.2.014', '1.2.099'))).toMatchObject({
    is: 'unchecked',
    because: 'The document type 1.2.099/cXML.dtd is not there to validate by.',
  })
  const bomb = cart.replace('cXML.dtd">', 'cXML.dtd" [<!ENTITY a "x">]>')
  expect(await verdictOf(bomb)).toMatchObject({
    is: 'unchecked',
    because: expect.stringContaining('declarations') as string,
  })
})

test('the page may frame the portal and nothing else, and no other site frames it [PUNCH-5]', async () => {
  const policy = (await fetch(sandbox.url)).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'self' http://127.0.0.1:3000;")
  expect(policy).toContain(`frame-ancestors 'self' ${sandbox.url}`)
  expect(new URL(sandbox.url).hostname).toBe('localhost')
})
