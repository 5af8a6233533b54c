import { expect, test } from '@playwright/test'

// A question that is still on its way must not end the test after this one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

interface Shift extends PerformanceEntry {
  readonly value: number
}

test('on a first visit with a phone the page below the banners does not jump when they come [SHELL-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const data = { email: 'buyer@harborbistro.example', password: 'larder-demo', staySignedIn: false }
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true)
  // Later than the screen itself.
  await page.route('**/api/announcements*', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.fulfill({ response })
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/shop')
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible()
  await expect(page.getByRole('link', { name: /[A-Z]{3}/ }).first()).toBeVisible()
  // The browser reports a shift some frames after it.
  await page.waitForTimeout(700)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // Good is at most 0.1 (web.dev, Cumulative Layout Shift).
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.1)
})

test('a page does not wait for banners that do not come [SHELL-3, PLAT-15]', async ({ page }) => {
  const data = { email: 'buyer@harborbistro.example', password: 'larder-demo', staySignedIn: false }
  expect((await page.request.post('/api/login', { data })).ok()).toBe(true)
  await page.route('**/api/announcements*', () => undefined)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible({ timeout: 8000 })
})
