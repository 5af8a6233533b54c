import { expect, type Page, test } from '@playwright/test'
import { enlargeText } from './support/overflowing.ts'
import { overlapping } from './support/overlapping.ts'
import { filledCart } from './support/own-cart.ts'
import { signIn } from './support/portal.ts'

// WCAG 1.4.4: text of twice the usual size, as Chromium's settings and a style of the person's own
// make it.
const twice = 32
const chosen = `--blink-settings=defaultFontSize=${twice}`
const widths = [1440, 1280, 1024, 820] as const

/** What of the bar is cut off or pushed out. */
const barProblems = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isOut = (name: string) => {
      const element = document.querySelector(name)
      return !element || element.getBoundingClientRect().right > clientWidth + 1
    }
    const search = document.querySelector('header search')?.getBoundingClientRect().width ?? 0
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      // A phone's bar has its menu below.
      ...(document.querySelector('[aria-label*="user menu"]') && isOut('[aria-label*="user menu"]')
        ? ['user menu']
        : []),
      ...(search < 120 ? [`the search is ${search} wide`] : []),
    ]
  })

const measure = async (page: Page, enlarge: () => Promise<unknown>) => {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shop')
    await enlarge()
    await expect(page.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible()
    // The bar measures its room after each change; what stays wrong is a problem.
    let found = await barProblems(page)
    for (let tries = 0; tries < 20 && found.length > 0; tries++) {
      await page.waitForTimeout(250)
      found = await barProblems(page)
    }
    problems.push(...found.map((problem) => `${width}: ${problem}`))
  }
  return problems
}

test('the top bar gives way to text of twice the size, and pushes nothing off [SHELL-1]', async ({ page }) => {
  await signIn(page, 'manager@multiunit.example')
  const enlarge = () => page.addStyleTag({ content: `html { font-size: ${twice}px !important }` })
  expect(await measure(page, enlarge)).toEqual([])
})

test('text follows the size chosen in the browser, and the layout follows the text [SHELL-1]', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), chosen],
  })
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  await signIn(page, 'manager@multiunit.example')
  expect(await measure(page, () => Promise.resolve())).toEqual([])
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe(`${twice}px`)
  await browser.close()
})

test('on a phone with text of twice the size the labels of the tabs stay apart, and the ship-to is named with its number [SHELL-1]', async ({
  page,
}) => {
  await signIn(page)
  await filledCart(page.request)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/shop')
    await page.addStyleTag({ content: `html { font-size: ${twice}px !important }` })
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: /Cart: .*items?$/ })).toBeVisible()
    const ends = await main.evaluate((nav) => {
      const texts = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT)
      const found: { left: number; right: number }[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement!.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right } = range.getBoundingClientRect()
        found.push({ left, right })
      }
      return found
    })
    expect(ends).toHaveLength(5)
    const gaps = ends.slice(1).map(({ left }, index) => left - ends[index]!.right)
    expect(Math.min(...gaps), `${width}`).toBeGreaterThan(3)
    expect(ends.at(-1)!.right, `${width}`).toBeLessThanOrEqual(width)
    const number = page.locator('header').getByText(/\b00\d{5}\b/)
    await expect(number.first()).toBeVisible()
    expect(await number.first().evaluate((text) => text.clientWidth / text.scrollWidth)).toBeGreaterThan(0.6)
  }
})

test('at 1440 the ship-to is named whole beside a total, and no link gives way to it [SHELL-1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'manager@multiunit.example')
  const { shipTo } = await filledCart(page.request)
  await page.goto('/shop')
  const bar = page.locator('header')
  await expect(bar.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
  for (const name of ['Home', 'Shop', 'Guides', 'Orders'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  const picker = bar.getByRole('button', { name: new RegExp(shipTo.number) })
  const cutParts = () =>
    picker
      .locator('span')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.closest('.sr-only') && part.scrollWidth > part.clientWidth)
          .map(({ textContent }) => textContent),
      )
  await expect.poll(cutParts).toEqual([])
})

test('with text of twice the size the frame leaves a phone more than 60 % of its screen [SHELL-1]', async ({
  page,
}) => {
  const height = 844
  await page.setViewportSize({ width: 390, height })
  await signIn(page)
  // With a ship-to and without one.
  for (const address of ['/salesorders', '/profile']) {
    await page.goto(address)
    await enlargeText(page, true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const frame = async () => {
      const top = await page.locator('header.sticky').boundingBox()
      const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
      return (top!.height + tabs!.height) / height
    }
    await expect.poll(frame, address).toBeLessThan(0.4)
    expect(await overlapping(page), address).toEqual([])
  }
})
