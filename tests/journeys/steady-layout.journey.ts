import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'
import { layoutRests, settles, watchTraffic } from './support/settles.ts'

/** Milliseconds by which the font comes later than the page. */
const fontMs = 1200
/** Half of what Core Web Vitals call good. */
const maxShift = 0.05
/** What answers may move: a fifth of what a font may. */
const maxShiftOfAnswers = 0.01

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const paths = ['/shop', '/review-cart', '/guides']

/** Items of the demo as a kitchen orders them. */
const ordered = ['0100741', '0100101', '0103811', '0100117', '0100223', '0100345', '0100054', '0100149']

interface ShiftWindow {
  readonly shiftSoFar: () => number
}

/** Sums the shifts of the layout of each page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftSoFar = () => {
      add(observer.takeRecords())
      return sum
    }
    Object.assign(window, { shiftSoFar })
  })
}

/** Opens the page, waits until all has come and nothing moves, and returns how far it moved. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const font = page.waitForResponse('**/*.woff2')
  const traffic = watchTraffic(page)
  await page.goto(path)
  await font
  await settles(page, traffic)
  traffic.stop()
  await page.evaluate(() => document.fonts.ready)
  await layoutRests(page)
  return page.evaluate(() => (window as unknown as ShiftWindow).shiftSoFar())
}

test('a page stays where it is when its font arrives, on a phone as on a desktop [SHELL-3, SHELL-1]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'STEADY-1', ordered)
  await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontMs))
    await route.continue()
  })
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const path of paths)
      expect(await shiftOf(page, path), `${path} at ${size.width}`).toBeLessThanOrEqual(maxShift)
  }
  await cart.discard()
})

test('a page stays where it is in whatever order its answers come [SHELL-3, SHELL-1]', async ({ page }) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'STEADY-2', ordered)
  await watchShifts(page)
  // Each answer has its own delay, from 0.1 to 1 s, the second time the other way round.
  let isReversed = false
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const tenths = Array.from(pathname).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10, 0)
    if (pathname !== '/api/events')
      await new Promise((resolve) => setTimeout(resolve, 100 * (isReversed ? 10 - tenths : tenths + 1)))
    await route.continue().catch(() => undefined)
  })
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const path of paths)
      expect(await shiftOf(page, path), `${path} at ${size.width}`).toBeLessThanOrEqual(maxShiftOfAnswers)
    isReversed = true
  }
  await cart.discard()
})
