import { afterAll, expect, test } from 'vitest'
import { createPortal } from '#app/portal.server.ts'
import { finishSingleSignOn, startSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { callPath } from '#contract/endpoint.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'

const { db, url, clock } = await startApi()
clock.set(new Date())
const environment = { NODE_ENV: 'test', DEMO: 'small', PUBLIC_URL: 'http://127.0.0.1:3000', SECRET_KEY: 's'.repeat(32) }
const portal = () =>
  createPortal({
    config: readConfig(environment),
    db,
    databaseUrl: url,
    clock,
    log: createLog('silent'),
    withJobs: false,
  })
// Two processes of one portal: each answers every other request.
const both = [await portal(), await portal()]
afterAll(() => Promise.all(both.map((each) => each.stop())))
let turn = 0

/** A browser: keeps cookies, follows no redirect by itself. */
function browser() {
  const jar = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', path: string, payload?: string, type = 'application/json') => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await both[turn++ % 2]!.app.inject({
      method,
      url: path.replace('http://localhost:3000', ''),
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie,
        ...(payload !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    return answer
  }
  const start = async (body: object = {}) =>
    (await ask('POST', callPath(startSingleSignOn), JSON.stringify(body))).json<{ location: string }>().location
  /** Goes to the provider, is somebody there, and comes back as far as the portal's own address. */
  const choose = async (location: string, email: string) => {
    const page = (await ask('GET', location)).headers['location']!
    const shown = await ask('GET', page)
    const chosen = await ask('POST', page, `email=${encodeURIComponent(email)}`, 'application/x-www-form-urlencoded')
    expect(chosen.statusCode, chosen.body).toBe(303)
    const back = await ask('GET', chosen.headers['location']!)
    return { page: shown.body, callback: new URL(back.headers['location']!) }
  }
  const finish = (search: string) => ask('POST', callPath(finishSingleSignOn), JSON.stringify({ search }))
  return { ask, jar, start, choose, finish }
}

test("the demo's own provider signs staff in, over two processes, and back to where they were going [AUTH-2]", async () => {
  const rep = browser()
  const { page, callback } = await rep.choose(
    await rep.start({ returnUrl: '/shop?keyword=salmon' }),
    'dsr@larder.example',
  )
  expect(page).toContain('dsm@larder.example')
  expect(page).not.toContain('buyer@larder.example')
  expect(callback.origin + callback.pathname).toBe('http://localhost:3000/sign-in/callback')
  const answer = await rep.finish(callback.search)
  expect(answer.json()).toMatchObject({ user: { email: 'dsr@larder.example' }, returnUrl: '/shop?keyword=salmon' })
  const me = await rep.ask('GET', callPath(getMe))
  expect(me.json()).toMatchObject({ userId: people.dsr, kind: 'internal' })
  const [session] = await db.rows('select sign_in, stay_signed_in from sessions where user_id = $1', [people.dsr])
  expect(session).toEqual({ sign_in: 'single sign-on', stay_signed_in: false })
})

test('whoever cancels, or is no staff at the provider, comes back without a session [AUTH-2]', async () => {
  for (const email of ['', 'buyer@larder.example']) {
    const visitor = browser()
    const { callback } = await visitor.choose(await visitor.start(), email)
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect((await visitor.finish(callback.search)).json()).toMatchObject({ code: 'sign_on_failed' })
    expect(visitor.jar.has('larder_session')).toBe(false)
  }
})

test('an answer comes back once, and only to the browser that left [AUTH-2]', async () => {
  const [rep, thief] = [browser(), browser()]
  const { callback } = await rep.choose(await rep.start(), 'dsr@larder.example')
  await thief.start()
  expect((await thief.finish(callback.search)).json()).toMatchObject({ code: 'sign_on_failed' })
  expect((await rep.finish(callback.search)).statusCode).toBe(200)
  expect((await rep.finish(callback.search)).json()).toMatchObject({ code: 'sign_on_failed' })
})

test('above an open page only its own user comes back [AUTH-3]', async () => {
  const rep = browser()
  const { callback } = await rep.choose(await rep.start({ again: { userId: people.dsm } }), 'dsr@larder.example')
  expect((await rep.finish(callback.search)).json()).toMatchObject({ code: 'sign_on_another_user' })
  expect(rep.jar.has('larder_session')).toBe(false)
})

test('an address of another site is no place to return to [ACCESS-8]', async () => {
  const rep = browser()
  const { callback } = await rep.choose(await rep.start({ returnUrl: '//evil.example' }), 'dsr@larder.example')
  expect((await rep.finish(callback.search)).json()).toMatchObject({ returnUrl: '/' })
})

test('the sign-in form takes one e-mail address and nothing long [AUTH-2, PLAT-14]', async () => {
  const visitor = browser()
  const page = (await visitor.ask('GET', await visitor.start())).headers['location']!
  const send = (form: string) => visitor.ask('POST', page, form, 'application/x-www-form-urlencoded')
  const refused = await send(`email=${'a'.repeat(2000)}`)
  expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'too_large' }])
  expect(refused.headers['connection']).toBe('close')
  expect((await send('email=dsr%40larder.example')).statusCode).toBe(303)
})
