import { expect, type Page, test } from '@playwright/test'
import { filesKept } from './support/kept-here.ts'
import { openCount } from './support/own-count.ts'
import { expectAccessible, signIn } from './support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const shipTo = '0020001'
const arrive = (page: Page, path: string) => page.goto(`${path}?ship-to=NLV.${shipTo}`)
const casesOf = (page: Page, item: string) =>
  page.getByRole('textbox', { name: `Cases of ${item}`, exact: true }).first()

test('two people count, one without a connection; the shelf both counted is decided, and the count closed into a cart [INV-1, NEXT-9]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await signIn(ana!, 'buyer@harborbistro.example')
  await signIn(ben!, 'chef@harborbistro.example')
  const { path, items } = await openCount(ana!.request, shipTo)
  const [first, second, third] = items
  for (const page of [ana!, ben!]) {
    await arrive(page, path)
    await expect(casesOf(page, first!)).toBeVisible()
  }
  await expectAccessible(ana!)

  await filesKept(ben!)
  await ben!.context().setOffline(true)
  await casesOf(ben!, first!).fill('7')
  await casesOf(ben!, first!).press('Enter')
  await casesOf(ben!, third!).fill('0.5')
  await casesOf(ben!, third!).press('Enter')
  await expect(ben!.getByText(/2 quantities kept on this device/)).toBeVisible()
  // The tab is closed in the cooler, and opened again there.
  await ben!.reload()
  await expect(casesOf(ben!, first!)).toHaveValue('7')

  // By keyboard alone: a number, Enter, the next row.
  await casesOf(ana!, first!).focus()
  await ana!.keyboard.type('2.5')
  await ana!.keyboard.press('Enter')
  await casesOf(ana!, second!).fill('4')
  await casesOf(ana!, second!).press('Enter')
  await expect(ana!.getByText('You, just now').first()).toBeVisible()

  await ben!.context().setOffline(false)
  await expect(ana!.getByRole('button', { name: 'Decide', exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(casesOf(ana!, third!)).toHaveValue('0.5')
  await expect(casesOf(ben!, second!)).toHaveValue('4', { timeout: 20_000 })

  await ana!.getByRole('button', { name: 'Close the count' }).click()
  await expect(ana!.getByText('1 shelf waits for a decision: add or replace.').first()).toBeVisible()
  await ana!.keyboard.press('Escape')
  await ana!.getByRole('button', { name: 'Decide', exact: true }).click()
  const question = ana!.getByRole('alertdialog', { name: 'Add or replace?' })
  await expect(question.getByText('7 CS', { exact: false }).first()).toBeVisible()
  await expectAccessible(ana!)
  await question.getByRole('button', { name: 'Add them up: 9.5 CS' }).click()
  await expect(casesOf(ben!, first!)).toHaveValue('9.5', { timeout: 20_000 })

  // Ben types over what Ana counted: he is asked.
  await casesOf(ben!, second!).fill('1')
  await casesOf(ben!, second!).press('Enter')
  await ben!.getByRole('button', { name: 'Replace: 1 CS' }).click()
  await expect(casesOf(ana!, second!)).toHaveValue('1', { timeout: 20_000 })

  await ana!.getByRole('button', { name: 'Close the count' }).click()
  const closing = ana!.getByRole('dialog', { name: 'Close the count' })
  await closing.getByText('Add to a new cart').click()
  await closing.getByRole('button', { name: 'Close the count' }).click()
  await expect(ana!.getByRole('heading', { name: 'Items under par' })).toBeVisible()
  await expect(ana!.getByText(/items? (was|were) added to the cart/)).toBeVisible()
  await expectAccessible(ana!)
  await expect(ben!.getByRole('link', { name: /This count is closed/ })).toBeVisible({ timeout: 20_000 })
})

test('on a phone one shelf at a time is counted by thumb, at 390 and at 320 pixels [INV-1]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { path, items } = await openCount(page.request, shipTo)
  await arrive(page, path)
  const more = page.getByRole('button', { name: /^One more: Cases of/ })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: '+ 0.5' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('2 of', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Cases of/ })).toHaveValue('2.5')
  await expectAccessible(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const box = await more.boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
  expect(items.length).toBeGreaterThan(2)
})

test('a count that was opened on the device opens again in a cold tab without a connection [NEXT-9, PLAT-15]', async ({
  page,
  context,
}) => {
  await signIn(page)
  const { path, items } = await openCount(page.request, shipTo)
  await arrive(page, path)
  await expect(casesOf(page, items[0]!)).toBeVisible()
  await casesOf(page, items[0]!).fill('3')
  await casesOf(page, items[0]!).press('Enter')
  await expect(page.getByText('You, just now').first()).toBeVisible()
  await filesKept(page)
  // What is kept is written a moment after the answer.
  await page.waitForTimeout(1500)
  await context.setOffline(true)
  await page.close()
  const cold = await context.newPage()
  await cold.goto(path)
  await expect(casesOf(cold, items[0]!)).toHaveValue('3', { timeout: 20_000 })
  await casesOf(cold, items[1]!).fill('1.25')
  await casesOf(cold, items[1]!).press('Enter')
  await expect(cold.getByText(/1 quantity kept on this device/)).toBeVisible()
  await cold.close()
  await context.setOffline(false)
  // Sent from whatever screen the portal opens on.
  const next = await context.newPage()
  const sent = next.waitForResponse((answer) => answer.url().endsWith('/operations') && answer.ok())
  await next.goto('/dashboard')
  await sent
})

test('signing out leaves nothing of a count on the device [NEXT-9, CART-14]', async ({ page }) => {
  await signIn(page)
  const { path, items } = await openCount(page.request, shipTo)
  await arrive(page, path)
  await expect(casesOf(page, items[0]!)).toBeVisible()
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith('larder.')).length)
  await expect.poll(databases).toBe(1)
  await page.goto('/dashboard?dialog=logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/login/)
  await expect.poll(databases).toBe(0)
})
