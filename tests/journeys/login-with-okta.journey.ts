import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test("staff get from the sign-in to the dashboard by 'Login with Okta', by keyboard alone [AUTH-2]", async ({
  page,
}) => {
  await page.goto('/shop')
  await page.waitForURL('**/login?returnUrl=*')
  await expect(page.getByText('Security check passed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login with Okta' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in as staff' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /harborbistro/ })).toHaveCount(0)
  await page.getByRole('button', { name: /Nils Lindqvist/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/shop')
  await page.goto('/dashboard?dialog=sessions')
  // Staff of the demo may sign in with a password as well.
  const dialog = page.getByRole('dialog', { name: 'Sign-in and security' })
  await expect(dialog.getByText('This device')).toBeVisible()
  await expectAccessible(page)
})

test('an ended session of staff is renewed by Okta in a window of its own; the page stays [AUTH-3]', async ({
  page,
  context,
}) => {
  await signIn(page, 'inventory@larder.example')
  await page.goto('/shop')
  const search = page.getByRole('combobox', { name: /search/i }).first()
  await search.fill('tomato')
  await context.clearCookies()
  await search.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(dialog.getByText('inventory@larder.example')).toBeVisible()
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Login with Okta' }).press('Enter')
  await (await opened).getByRole('button', { name: /Silas Adeyemi/ }).click()
  await expect(dialog).toBeHidden()
  await expect(search).toHaveValue('tomato')
})

test('logging out everywhere ends the other tab and the other device [AUTH-3]', async ({ page, context, browser }) => {
  const email = 'hanna.dsr@larder.example'
  await signIn(page, email)
  const device = await browser.newContext()
  const elsewhere = await device.newPage()
  await signIn(elsewhere, email)
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await page.goto('/dashboard?dialog=sessions')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForURL('**/login')
  await tab.waitForURL('**/login')
  await elsewhere.goto('/dashboard')
  await elsewhere.waitForURL('**/login*')
  await device.close()
})
