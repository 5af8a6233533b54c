import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

/** Milliseconds by which the font comes later than the page. */
const fontMs = 1200
/** Half of what Core Web Vitals call good. */
const maxShift = 0.05

/** Sums the shifts of the layout of each page; `window.shift` is the sum so far. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('a page stays where it is when its font arrives, on a phone as on a desktop [SHELL-3, SHELL-1]', async ({
  page,
}) => {
  await signIn(page, 'buyer@harborbistro.example')
  await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontMs))
    await route.continue()
  })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/shop', '/review-cart', '/guides']) {
      const font = page.waitForResponse('**/*.woff2')
      await page.goto(path)
      await font
      // The browser reports a shift some frames after it.
      await page.waitForTimeout(700)
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      expect(shift, `${path} at ${size.width}`).toBeLessThanOrEqual(maxShift)
    }
  }
})
