import { expect, type Page, test } from '@playwright/test'
import { type Everybody, signEverybodyIn } from './support/everybody.ts'
import { goInside, nothingHere, nowhere, openPortal } from './support/inside.ts'
import type { Person } from './support/place-people.ts'
import { settles, watchTraffic } from './support/settles.ts'

// 320 is WCAG 1.4.10 (Reflow) at 400 % of 1280, 390 a usual phone.
const widths = [320, 390] as const
const largeTextWidths = [1440, 390] as const

/** What reaches past the edges of the screen, outside regions made to be scrolled sideways. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /**
     * A labelled region that can be focused and scrolled (tables, grids), or a strip of pictures
     * that snaps.
     */
    const isScroller = (element: Element) =>
      element.matches('[role=region][tabindex]') || getComputedStyle(element).scrollSnapType.startsWith('x')
    const isInScroller = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (isScroller(parent)) return true
        const { overflowX } = getComputedStyle(parent)
        const { right } = parent.getBoundingClientRect()
        if (overflowX !== 'visible' && right <= width + 1 && parent.scrollWidth <= parent.clientWidth + 1) return true
        // Text cut with dots, and pictures in their box.
        if ((overflowX === 'hidden' || overflowX === 'clip') && right <= width + 1) return true
      }
      return false
    }
    const found: string[] = []
    const note = (element: Element, what: string) =>
      found.push(
        `${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 70)}"> ${(element.textContent ?? '').slice(0, 40)}`,
      )
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const element of document.querySelectorAll('body *')) {
      if (found.length > 6) break
      if (!isVisible(element) || element.closest('.sr-only, [aria-hidden=true] svg, [data-react-aria-prevent-focus]'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      if ((box.right > width + 1 || box.left < -1) && !isInScroller(element))
        note(element, `${Math.round(box.left)} to ${Math.round(box.right)}`)
      const { overflowX } = getComputedStyle(element)
      const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
      if (scrolls && !isScroller(element)) note(element, `scrolls ${element.scrollWidth} in ${element.clientWidth}`)
    }
    return found
  })
}

/** WCAG 1.4.4, as a style of the person's own makes it. */
const enlargeText = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), isLarge ? '200%' : '')

/** Opens each address at each width; returns what is too wide by address. */
async function measure(page: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  await openPortal(page)
  const traffic = watchTraffic(page)
  for (const address of addresses) {
    await page.setViewportSize({ width: widths[0], height: 700 })
    await goInside(page, address)
    await settles(page, traffic)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 })
      await page.waitForTimeout(100)
      problems.push(...(await overflowing(page)).map((problem) => `${address} at ${width}: ${problem}`))
    }
    await enlargeText(page, true)
    for (const width of largeTextWidths) {
      await page.setViewportSize({ width, height: 844 })
      // Containers are measured again before the page follows.
      await page.waitForTimeout(150)
      const found = await overflowing(page)
      problems.push(...found.map((problem) => `${address} at ${width} with text of twice the size: ${problem}`))
    }
    await enlargeText(page, false)
    await goInside(page, nowhere)
    await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible()
  }
  traffic.stop()
  return problems
}

// PLACES=credit-requests measures those addresses alone, while a screen is being built.
const asked = process.env['PLACES'] ?? ''

let everybody: Everybody
test.beforeAll(async ({ browser, baseURL }) => {
  everybody = await signEverybodyIn(browser, { baseURL: baseURL!, hasTouch: true })
})
test.afterAll(() => everybody.close())

// Each by itself, as the places of all together keep one worker busy long after the others.
test.describe.configure({ mode: 'parallel' })

for (const who of ['nobody', 'buyer', 'accounts', 'manager', 'rosa', 'service', 'admin'] as const satisfies Person[]) {
  test(`no screen, sheet or dialog of ${who} is wider than a phone, nor than any screen with text of twice the size [SHELL-1, AUTH-1, ORDER-1, USERS-1]`, async () => {
    test.setTimeout(180_000)
    const page = await everybody.contexts[who].newPage()
    const own = everybody.places.filter(({ person, address }) => person === who && address.includes(asked))
    expect(
      await measure(
        page,
        own.map(({ address }) => address),
      ),
    ).toEqual([])
  })
}
