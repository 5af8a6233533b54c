import { expect, type Page, test } from '@playwright/test'
import { everythingKept, filesKept } from './support/kept-here.ts'
import { signIn } from './support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const shipTo = /Harbor Bistro/

/** From here on every text that a page of this tab shows is noted, frame by frame. */
const noteFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const text = `${document.title}\n${document.body?.innerText ?? ''}`
      if (seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const framesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('another user of the same browser sees nothing of the first, not for a frame, online or offline [PLAT-15, CART-14, AUTH-4]', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/review-cart')
  await expect(page.getByRole('button', { name: shipTo }).first()).toBeVisible()
  const line = page.locator('[data-row] input[inputmode="numeric"]').first()
  const item = (await line.getAttribute('aria-label'))!.replace(/^\w+ of /, '')
  await filesKept(page)
  await expect.poll(() => everythingKept(page)).toContain('.answer.getActiveCart')
  expect(await everythingKept(page)).toContain(item)
  await page.close()
  // A punchout or another application replaces the session without the sign-in screen.
  await context.clearCookies()
  const data = { email: 'nora@multiunit.example', password: 'larder-demo', staySignedIn: false }
  expect((await context.request.post('/api/login', { data })).ok()).toBe(true)
  const other = await context.newPage()
  await noteFrames(other)
  await other.goto('/review-cart')
  await expect(other.getByRole('button', { name: /Nora/ }).first()).toBeVisible()
  await expect.poll(() => everythingKept(other)).not.toContain(item)
  const online = await framesSeen(other)
  expect(online.length).toBeGreaterThan(1)
  await context.setOffline(true)
  await other.reload()
  await expect(other.getByText(/You are offline/).first()).toBeVisible()
  const offline = await framesSeen(other)
  for (const text of [...online, ...offline]) {
    expect(text).not.toContain(item)
    expect(text).not.toMatch(shipTo)
  }
})
