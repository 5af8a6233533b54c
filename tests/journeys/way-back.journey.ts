import { expect, type Page, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search items' })
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const inShop = (page: Page, search: Record<string, string>) =>
  expect.poll(() => ({ path: new URL(page.url()).pathname, ...searchOf(page) })).toEqual({ path: '/shop', ...search })

test.use({ viewport: { width: 1440, height: 900 } })

test('Back from another screen restores search, filter, page and scroll of the shop [ITEM-1, UI-6]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/shop')
  await field(page).fill('chicken')
  await field(page).press('Enter')
  await inShop(page, { keyword: 'chicken' })
  await page.getByRole('checkbox', { name: /^In stock/ }).check({ force: true })
  await inShop(page, { keyword: 'chicken', inStock: 'true' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await inShop(page, { keyword: 'chicken', inStock: 'true', page: '2' })
  await expect(page.getByText(/^31–/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.waitForTimeout(300)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(field(page)).toHaveValue('chicken')
  // Longer than the pause after which the field searches by itself.
  await page.waitForTimeout(800)
  await inShop(page, { keyword: 'chicken', inStock: 'true', page: '2' })
  await expect(field(page)).toHaveValue('chicken')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
})

test('Back after a full load of another page returns to the row of the list one was at [ITEM-1, UI-6]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/shop?page=2')
  await expect(page.getByText(/^31–/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.goto('/salesorders')
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^31–/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('filters and pages are history entries, and the letters of one search are one [UI-6, UI-8]', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await inShop(page, {})
  await field(page).pressSequentially('beef', { delay: 20 })
  await inShop(page, { keyword: 'beef' })
  await field(page).pressSequentially(' ground', { delay: 20 })
  await inShop(page, { keyword: 'beef ground' })
  await page.getByRole('checkbox', { name: /^In stock/ }).check({ force: true })
  await inShop(page, { keyword: 'beef ground', inStock: 'true' })
  await page.goBack()
  await inShop(page, { keyword: 'beef ground' })
  await page.goBack()
  await inShop(page, {})
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('the layout chosen in the shop is there again on the next visit, and a list row is 48 pixels high [ITEM-1]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/shop?keyword=green bell pepper')
  const rows = page.getByRole('listitem').filter({ has: page.locator('input[data-quantity]') })
  await expect(rows.first()).toBeVisible()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeLessThanOrEqual(49)
  await page.getByRole('button', { name: 'Advanced layout' }).click()
  const grid = page.getByRole('region', { name: 'Items' })
  for (const name of ['Stock', 'Last ordered', '4 Week mvmt'])
    await expect(grid.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await inShop(page, {})
  await expect(grid).toBeVisible()
})

test('a suggestion chosen at once opens, and what was typed is no search of its own [UI-8]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop')
  await field(page).pressSequentially('parm', { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(800)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(Object.keys(searchOf(page))).toContain('item')
})

test('Back takes filters of a phone away one by one, then closes their sheet, and stays in the shop [UI-6, ITEM-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/dashboard')
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('In stock').click()
  await expect(page).toHaveURL(/inStock=true/)
  await page.goBack()
  await expect(sheet.getByRole('checkbox', { name: /In stock/ })).not.toBeChecked()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/shop$/)
  await page.getByRole('button', { name: 'Filters' }).click()
  await sheet.getByText('In stock').click()
  await sheet.getByRole('button', { name: /^Show .*items$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/shop\?inStock=true$/)
})

test('staff see that the list of ship-tos is longer than shown [SHELL-6]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/shop')
  await page.getByRole('button', { name: /^Ship-to:/ }).click()
  await expect(page.getByText(/^The first 50 of \d+\./)).toBeVisible()
})

test('Enter in a field of the audit trail adds no history entry of its own [UI-6, UI-8]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/dashboard')
  await page.goto('/audit-trail')
  const person = page.getByRole('searchbox', { name: 'Person' })
  await person.pressSequentially('rosa', { delay: 20 })
  await expect(page).toHaveURL(/person=rosa$/)
  await person.press('Enter')
  await page.getByLabel('Action').focus()
  await page.goBack()
  await expect(page).toHaveURL(/\/audit-trail$/)
  await expect(person).toHaveValue('')
})
