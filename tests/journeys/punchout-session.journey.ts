import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import { type BuyerSite, startBuyerSite } from './support/buyer-site.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const manager = 'manager@multiunit.example'
const identity = 'multiunit-hospital-group'

let site: BuyerSite
test.beforeAll(async () => {
  site = await startBuyerSite()
})
test.afterAll(() => site.close())

/** Signs in as the owner and generates the integration's secret, or another one. */
async function secretOf(baseURL: string): Promise<string> {
  const owner = await request.newContext({ baseURL })
  const data = { email: manager, password: 'larder-demo', staySignedIn: false }
  expect((await owner.post('/api/login', { data })).ok()).toBe(true)
  const { settings } = (await (await owner.get('/api/punchout-settings')).json()) as {
    settings: { id: string; senderIdentity: string; secretCreatedOn: string | null }[]
  }
  const { id, secretCreatedOn } = settings.find(({ senderIdentity }) => senderIdentity === identity)!
  if (secretCreatedOn !== null) await owner.post(`/api/punchout-settings/${id}/revoke`)
  const { secret } = (await (await owner.post(`/api/punchout-settings/${id}/generate`)).json()) as { secret: string }
  await owner.dispose()
  return secret
}

/** The address of a start page, as the buyer's server gets it. */
async function setUp(server: APIRequestContext, secret: string, cookie: string): Promise<string> {
  const answer = await server.post('/punchout/setup', {
    headers: { 'content-type': 'text/xml' },
    data: `<?xml version="1.0"?><cXML payloadID="${cookie}" timestamp="${new Date().toISOString()}"><Header>
      <From><Credential domain="DUNS"><Identity>b</Identity></Credential></From>
      <To><Credential domain="NetworkId"><Identity>larder</Identity></Credential></To>
      <Sender><Credential domain="NetworkId"><Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret></Credential>
      <UserAgent>Journey</UserAgent></Sender></Header><Request><PunchOutSetupRequest operation="create">
      <BuyerCookie>${cookie}</BuyerCookie><BrowserFormPost><URL>${site.origin}/return</URL></BrowserFormPost>
      <ShipTo><Address addressID="0042"><Name xml:lang="en">Ward</Name></Address></ShipTo>
      </PunchOutSetupRequest></Request></cXML>`,
  })
  const text = await answer.text()
  const [, url] = /<URL>([^<]+)<\/URL>/.exec(text) ?? []
  expect(url, text).toBeDefined()
  return url!
}

/** Types a quantity at the first item that takes one. */
async function orderFirstItem(shop: Pick<Page, 'getByRole'>): Promise<void> {
  const field = shop.getByRole('textbox', { name: /^Cases of/ }).first()
  await field.fill('2')
  await field.press('Enter')
}

test('a buyer comes from a procurement system in a window, shops, and takes the cart back [PUNCH-3, PUNCH-4]', async ({
  page,
  baseURL,
  request: server,
}) => {
  const secret = await secretOf(baseURL!)
  // The same browser is signed in as somebody else, and stays so.
  await signIn(page)
  const before = Date.now()
  const start = await setUp(server, secret, 'window-1')
  await page.goto(start)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible()
  console.info(`from the setup request to the first page: ${Date.now() - before} ms`)
  await expect(page.getByText('You are in punchout mode')).toBeVisible()
  await expectAccessible(page)
  for (const [path, end] of [
    ['/profile', '/errors'],
    ['/invoices', '/shop'],
    ['/salesorders', '/shop'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${end}$`))
  }
  await page.goto('/shop')
  await orderFirstItem(page)
  await page.goto('/review-cart')
  await expect(page.getByRole('button', { name: 'Return cart' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Return cart' }).last().click()
  const checkout = page.getByRole('dialog', { name: /Checkout|Alerts|Suggestions/ })
  const arrived = page.getByRole('heading', { name: 'Your cart has arrived' })
  await expect(checkout.or(arrived)).toBeVisible()
  if (await checkout.isVisible()) await checkout.getByRole('button', { name: 'Return cart' }).click()
  await expect(arrived).toBeVisible()
  expect(page.url()).toBe(`${site.origin}/return`)
  const xml = site.returned.at(-1)!.get('cxml-urlencoded')!
  expect(xml).toContain('<BuyerCookie>window-1</BuyerCookie>')
  expect(xml.match(/<ItemIn quantity="2"/g)).toHaveLength(1)
  expect(xml).toContain('addressID="0042"')

  // Back sends nothing again, and the start page is used up.
  await page.goto(`${baseURL}/punchout/return`)
  await expect(page.getByRole('heading', { name: 'This cart has been returned' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(start)
  await expect(page.getByRole('heading', { name: 'This link has been used or has expired' })).toBeVisible()
  await expectAccessible(page)
  expect(site.returned).toHaveLength(1)
  const own = (await (await page.request.get('/api/me')).json()) as { email: string }
  expect(own.email).toBe('buyer@harborbistro.example')
})

test('a buyer whose session has ended reads that what was typed last was not saved, and starts the next one without it [PUNCH-4]', async ({
  page,
  baseURL,
  request: server,
}) => {
  await page.route('https://multiunit.coupa.example/**', (route) => route.fulfill({ body: 'Procurement' }))
  await page.goto(await setUp(server, await secretOf(baseURL!), 'ended-1'))
  const cases = page.getByRole('textbox', { name: /^Cases of/ })
  await expect(cases.first()).toBeVisible()
  // Another secret ends the session.
  const secret = await secretOf(baseURL!)
  await cases.first().fill('7')
  await cases.first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expect(page.getByText('What you entered last was not saved.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your procurement system' }).click()
  await expect(page.getByText('Procurement')).toBeVisible()
  await page.goto(await setUp(server, secret, 'ended-2'))
  await expect(cases.first()).toHaveValue('')
  await expect(page.getByText('Cart: empty')).toBeAttached()
  // Where nothing was typed, the browser goes back by itself.
  await secretOf(baseURL!)
  await page.reload()
  await expect(page).toHaveURL('https://multiunit.coupa.example/')
})

test('a buyer shops in a frame of another site, and leaves it without an order [PUNCH-4]', async ({
  page,
  baseURL,
  request: server,
}) => {
  const start = await setUp(server, await secretOf(baseURL!), 'frame-1')
  await page.goto(site.frameOf(start))
  const shop = page.frameLocator('iframe')
  await expect(shop.getByText('You are in punchout mode')).toBeVisible()
  await orderFirstItem(shop)
  await shop.getByRole('button', { name: /user menu/i }).click()
  await shop.getByRole('menuitem', { name: 'Leave without ordering' }).click()
  await shop.getByRole('button', { name: 'Leave', exact: true }).click()
  // The whole window goes back, not the frame alone.
  await expect(page.getByRole('heading', { name: 'Your cart has arrived' })).toBeVisible()
  const xml = site.returned.at(-1)!.get('cxml-urlencoded')!
  expect(xml).toContain('<Status code="204"')
  expect(xml).not.toContain('<ItemIn')
})

test('a buyer whose browser keeps neither cookies nor storage shops in a frame and takes the cart back [PUNCH-4]', async ({
  page,
  baseURL,
  request: server,
}) => {
  const start = await setUp(server, await secretOf(baseURL!), 'frame-2')
  // As Chromium with all cookies blocked.
  await page.route('**/punchout/start/*', async (route) => {
    const response = await fetch(route.request().url(), { redirect: 'manual' })
    await route.fulfill({ status: 302, headers: { location: response.headers.get('location')! } })
  })
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) Object.defineProperty(window, name, denied)
  })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  await page.goto(site.frameOf(start))
  const shop = page.frameLocator('iframe')
  await expect(shop.getByText('You are in punchout mode')).toBeVisible()
  const sent = await page.waitForRequest((request) => request.headers()['x-larder-punchout'] !== undefined)
  const token = sent.headers()['x-larder-punchout']!
  expect(token).toMatch(/^[\w-]{43}$/)
  await orderFirstItem(shop)
  const frame = page.frames().find((each) => each.url().startsWith(baseURL!))!
  expect(
    await frame.evaluate(() => [
      document.cookie,
      window.location.href,
      document.head.innerHTML.includes('larder-punchout'),
    ]),
  ).toEqual(['', `${baseURL}/shop`, false])
  await shop.getByRole('link', { name: 'Cart', exact: true }).click()
  await shop.getByRole('button', { name: 'Return cart' }).last().click()
  const checkout = shop.getByRole('dialog', { name: /Checkout|Alerts|Suggestions/ })
  const arrived = page.getByRole('heading', { name: 'Your cart has arrived' })
  await expect.poll(async () => (await checkout.isVisible()) || (await arrived.isVisible())).toBe(true)
  if (await checkout.isVisible()) await checkout.getByRole('button', { name: 'Return cart' }).click()
  await expect(arrived).toBeVisible()
  expect(site.returned.at(-1)!.get('cxml-urlencoded')).toContain('<BuyerCookie>frame-2</BuyerCookie>')
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})
