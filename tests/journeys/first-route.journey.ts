import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'

/** Kilobytes of scripts and styles as they are sent, until all of `ready` shows. */
async function sentUntil(page: Page, path: string, ...ready: readonly Locator[]): Promise<number> {
  const sent: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname))
      sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path)
  for (const each of ready) await each.waitFor()
  const sizes = await Promise.all(sent)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** Signed in with nothing in the cache, not even of the sign-in. */
async function freshPage(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const data = { email, password: 'larder-demo', staySignedIn: false }
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true)
  return page
}

// Decision 18: what comes later must not come along. What React, the router, the queries and the
// styles take is 150 of it.
test('the sign-in comes with at most 170 KB with its notices, the shop with at most 200 [PLAT-15]', async ({
  page,
  browser,
}) => {
  const password = page.getByLabel('Password', { exact: true })
  expect(await sentUntil(page, '/login', password, page.getByRole('region', { name: 'Notices' }))).toBeLessThanOrEqual(
    170,
  )
  const fresh = await freshPage(browser, 'buyer@harborbistro.example')
  const quantity = fresh.getByRole('textbox', { name: /^Cases of/ }).first()
  expect(await sentUntil(fresh, '/shop', quantity)).toBeLessThanOrEqual(200)
})

test('Home of staff comes with at most 193 KB, and its cards of a kitchen after what waits [PLAT-15, SHELL-8]', async ({
  browser,
}) => {
  const page = await freshPage(browser, 'service@larder.example')
  const first = page.getByRole('region', { name: 'What waits for you' }).getByRole('listitem').first()
  // The cards come when the page is at rest: it is not before their data, on a slow machine either.
  let release = () => {}
  const isMeasured = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/ship-tos/*/dashboard', async (route) => {
    await isMeasured
    await route.continue()
  })
  expect(await sentUntil(page, '/dashboard', first)).toBeLessThanOrEqual(193)
  release()
  await expect(page.getByRole('region', { name: 'Orders on their way' })).toBeVisible()
})

test('a script of no build is not found, and no path leads out of the folder of scripts [PLAT-15]', async ({
  request,
}) => {
  for (const path of ['/assets/none.js', '/assets/..%2findex.html', '/assets/'])
    expect((await request.get(path)).status(), path).toBe(404)
})
