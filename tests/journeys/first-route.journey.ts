import { expect, type Locator, type Page, test } from '@playwright/test'

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

// Decision 18: what comes later must not come along. What React, the router, the queries and the
// styles take is 150 of it.
test('the sign-in comes with at most 170 KB with its notices, the shop with at most 203 [PLAT-15]', async ({
  page,
  browser,
}) => {
  const password = page.getByLabel('Password', { exact: true })
  expect(await sentUntil(page, '/login', password, page.getByRole('region', { name: 'Notices' }))).toBeLessThanOrEqual(
    170,
  )
  const data = { email: 'buyer@harborbistro.example', password: 'larder-demo', staySignedIn: false }
  // Nothing of the sign-in is in its cache.
  const fresh = await (await browser.newContext()).newPage()
  expect((await fresh.request.post('/api/login', { data })).ok()).toBe(true)
  const quantity = fresh.getByRole('textbox', { name: /^Cases of/ }).first()
  expect(await sentUntil(fresh, '/shop', quantity)).toBeLessThanOrEqual(203)
})
