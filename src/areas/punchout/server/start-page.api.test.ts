import { expect, test } from 'vitest'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { leavePunchout } from '../punchout.endpoints.ts'
import { arriveAt } from './arrival.store.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { arrivalOf, buyerSystem, cookieIn, shipToElement } from '../testing/buyer-system.ts'

const api = await startApi()
const mapping = [
  { shipTo: '0000101', punchoutShipTo: 'W-1' },
  { shipTo: '0000102', punchoutShipTo: 'W-2' },
]
const system = await buyerSystem(api, 'buyer', { mapping })
const content = (more = '') => setupContent(shipToElement('W-1') + more)
const open = (url: string, cookie = '') => api.send({ method: 'GET', url, headers: { cookie } })

test('a start page opens once, into the shop, with a cookie of its own [PUNCH-4, security 50]', async () => {
  const { startPath } = await system.post(content())
  expect((await api.send({ method: 'HEAD', url: startPath })).status).not.toBe(302)
  const first = await open(startPath, 'larder_session=mine')
  expect([first.status, first.headers['location'], first.headers['referrer-policy']]).toEqual([
    302,
    startPath.replace('/start/', '/started/'),
    'no-referrer',
  ])
  expect(await arrivalOf(api, first)).toBe('/shop#punchout')
  const set = String(first.headers['set-cookie'])
  expect(set).toMatch(/^larder_punchout=.{43}; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/)
  expect(set).not.toContain('larder_session')
  const second = await open(startPath)
  expect([second.status, second.headers['set-cookie']]).toEqual([410, undefined])
  expect(second.text).not.toContain('<form')
  // The same visit again: the buyer pressed Back.
  expect((await open(startPath, cookieIn(first.headers))).status).toBe(302)
})

test('unknown, used and expired start pages read the same [PUNCH-4]', async () => {
  const { startPath } = await system.post(content())
  api.clock.set(new Date(api.clock.now().getTime() + 11 * 60_000))
  const expired = await open(startPath)
  const unknown = await open('/punchout/start/nothing')
  expect([expired.status, unknown.status, expired.text === unknown.text]).toEqual([410, 410, true])
})

test('of a hundred openings at once one gets a session [PUNCH-4, security 50]', async () => {
  const { startPath } = await system.post(content())
  const all = await Promise.all(Array.from({ length: 100 }, () => open(startPath)))
  expect(all.filter(({ status }) => status === 302)).toHaveLength(1)
})

test('an item that is named is opened, an unknown one leads to the shop [PUNCH-3]', async () => {
  const at = async (part: string) => {
    const item = `<SelectedItem><ItemID><SupplierPartID>${part}</SupplierPartID></ItemID></SelectedItem>`
    const { startPath } = await system.post(content(item))
    return arrivalOf(api, await open(startPath))
  }
  expect(await at('1001')).toBe('/items/0001001#punchout')
  expect(await at('0001007')).toBe('/shop#punchout')
  expect(await at('../../login')).toBe('/shop#punchout')
})

test('another visit of the same browser ends the former one, and no other [PUNCH-4]', async () => {
  const first = await system.visit(shipToElement('W-1'))
  const colleague = await system.visit(shipToElement('W-1'))
  const { startPath } = await system.post(content())
  await open(startPath, first.cookie)
  expect((await first.call(getMe, {})).status).toBe(401)
  expect((await colleague.call(getMe, {})).status).toBe(200)
})

test('neither token is stored [PUNCH-4]', async () => {
  const { startPath } = await system.post(content())
  const token = startPath.split('/').at(-1)!
  const cookie = cookieIn((await open(startPath)).headers).split('=')[1]!
  const stored = JSON.stringify(await api.db.rows('select * from punchout_sessions'))
  expect([stored.includes(token), stored.includes(cookie)]).toEqual([false, false])
})

test('a browser that keeps no cookie is given a token once, within a minute, and never in an address [PUNCH-4]', async () => {
  const { startPath } = await system.post(content())
  const opened = await open(startPath)
  const lost = cookieIn(opened.headers)
  const startToken = startPath.split('/').at(-1)!
  // The page that brings the token is the browser app's, which is not built here.
  const { token = '' } = (await arriveAt(api.db, startToken, undefined, api.clock.now())) ?? {}
  const me = (headers: Record<string, string>) => api.nobody.call(getMe, {}, { headers })
  expect((await me({ 'x-larder-punchout': token })).status).toBe(200)
  // A token that is sent goes before a cookie, also one that is wrong; the lost cookie is none.
  expect((await me({ 'x-larder-punchout': 'x'.repeat(43), cookie: `larder_punchout=${token}` })).status).toBe(401)
  expect((await me({ 'x-larder-punchout': 'yes', cookie: lost })).status).toBe(401)
  expect((await open(String(opened.headers['location']))).status).toBe(410)
  expect(await arriveAt(api.db, startToken, undefined, api.clock.now())).toBeUndefined()
  expect(JSON.stringify(await api.db.rows('select * from punchout_sessions'))).not.toContain(token)
})

test('who comes later than a minute, or after the browser with the cookie, is given none [PUNCH-4, security 50]', async () => {
  const first = await system.post(content())
  const opened = await open(first.startPath)
  expect(await arrivalOf(api, opened)).toBe('/shop#punchout')
  const stolen = await open(String(opened.headers['location']))
  expect([stolen.status, stolen.text.includes('larder-punchout')]).toEqual([410, false])
  const second = await system.post(content())
  const late = await open(second.startPath)
  api.clock.set(new Date(api.clock.now().getTime() + 61_000))
  expect((await open(String(late.headers['location']))).status).toBe(410)
})

test('of a hundred browsers at once that keep no cookie one is given a token [PUNCH-4, security 50]', async () => {
  const { startPath } = await system.post(content())
  await open(startPath)
  const startToken = startPath.split('/').at(-1)!
  const all = await Promise.all(
    Array.from({ length: 100 }, () => arriveAt(api.db, startToken, undefined, api.clock.now())),
  )
  expect(all.filter((each) => each?.token !== undefined)).toHaveLength(1)
})

test('the page that returns the cart takes a token that is posted, and no other [PUNCH-4]', async () => {
  const { startPath } = await system.post(content())
  await open(startPath)
  const { token = '' } = (await arriveAt(api.db, startPath.split('/').at(-1)!, undefined, api.clock.now())) ?? {}
  await api.nobody.ask(leavePunchout, {}, { headers: { 'x-larder-punchout': token } })
  const post = (payload: string) =>
    api.send({
      method: 'POST',
      url: '/punchout/return',
      // As browsers send it from a page without referrers.
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'same-origin' },
      payload,
    })
  for (const wrong of ['', 'token=', `token=${'x'.repeat(43)}`, `token=${'x'.repeat(2000)}`])
    expect((await post(wrong)).text, wrong).not.toContain('<form')
  const page = await post(`token=${token}`)
  expect([page.status, page.text.includes('cxml-urlencoded')]).toEqual([200, true])
  expect((await post(`token=${token}`)).status).toBe(410)
})
