import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

test('a misspelt search says what was searched for, and a click makes it the search [ITEM-2]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop?keyword=chiken%20brest')
  await page.getByRole('main').getByRole('button', { name: 'chicken breast' }).click()
  await expect(page).toHaveURL(/keyword=chicken(\+|%20)breast/)
  await expect(page.getByRole('combobox', { name: 'Search items' })).toHaveValue('chicken breast')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

test('when nothing has all words, the screen names what is missing [ITEM-2]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop?keyword=chicken%20chartreuse')
  await expect(page.getByRole('main')).toContainText(
    'No item matches all of “chicken chartreuse”. These do not match “chartreuse”.',
  )
})

test('a long filter list is searched, and what is chosen stays where it is [ITEM-1]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const field = rail.getByRole('searchbox', { name: 'Search in Brand' })
  const brand = await field
    .locator('xpath=..')
    .getByRole('checkbox')
    .nth(3)
    .evaluate((box) => box.closest('label')!.textContent!)
  const name = brand.replace(/[\d,]+$/, '')
  await field.fill(name.slice(0, 6).toLowerCase())
  await rail
    .getByRole('checkbox', { name: new RegExp(name) })
    .first()
    .press('Space')
  await expect(page.getByRole('group', { name: 'Filters that are on' })).toContainText(name)
  await field.fill('zzzz')
  await expect(rail.getByRole('status')).toHaveText('None matches “zzzz”.')
})

test('a value that is ticked does not move [ITEM-1]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const group = rail.getByRole('searchbox', { name: 'Search in Brand' }).locator('xpath=..')
  const count = page
    .getByRole('main')
    .getByText(/^[\d,]+ items$/)
    .first()
  const all = await count.innerText()
  const last = group.locator('label').nth(7)
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  const name = (await last.innerText()).split('\n')[0]!
  await last.click()
  await expect(page.getByRole('group', { name: 'Filters that are on' })).toContainText(name)
  await expect(count).not.toHaveText(all)
  expect(await group.locator('label', { hasText: name }).boundingBox()).toEqual(before)
  await expect(group.locator('label').nth(7)).toContainText(name)
})

test('a suggestion shows pack and price beside its whole name [UI-8]', async ({ page }) => {
  await signIn(page)
  await page.goto('/shop')
  await page.getByRole('combobox', { name: 'Search items' }).fill('chicken breast')
  const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()
  await expect(first).toContainText(/\d+\/[\d.]+ LB/)
  await expect(first).toContainText(/\$\d/)
})
