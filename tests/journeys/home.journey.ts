import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a chef orders usual items from home on a phone, takes one back, and reads a notice in one line [SHELL-8, SHELL-3]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/dashboard')
  const usual = page.getByRole('region', { name: 'Your usual items' })
  const row = usual
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: /^Cases of/ }) })
    .first()
  const field = row.getByRole('textbox', { name: /^Cases of/ })
  await expect(field).toBeVisible()
  await expectAccessible(page)
  const before = await field.inputValue()
  const typed = before === '47' ? '48' : '47'
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await field.fill(typed)
  await saved
  await expect(row.getByText(/^= /)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(typed)
  const undone = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await field.fill(before === '' ? '0' : before)
  await undone
  await page.reload()
  await expect(field).toHaveValue(before)

  // Open carts lead to their list, what is owed to the invoices, a delivery to its orders.
  await page.getByRole('link', { name: /^\d+ carts open for this ship-to$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Switch Cart' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'All invoices' })).toBeVisible()
  await page.getByRole('region', { name: 'Next deliveries' }).getByRole('link').first().click()
  const ofDay = new URL(page.url()).searchParams
  expect(ofDay.get('from')).toBe(ofDay.get('to'))
  await expect(page.getByRole('heading', { name: 'Sales orders' })).toBeVisible()
  await page.goBack()

  // The weeks lead to their orders.
  await page.getByRole('region', { name: 'Spend by week' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/salesorders\?.*from=\d{4}-\d\d-\d\d/)
})

test('a notice takes one line of a phone, and the whole of it when asked for [SHELL-3]', async ({ page }) => {
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/dashboard')
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByRole('status')).toBeVisible()
  expect((await notices.boundingBox())!.height).toBeLessThanOrEqual(48)
  await notices.getByRole('button', { name: 'Show the whole notice' }).click()
  expect((await notices.boundingBox())!.height).toBeGreaterThan(60)
})
