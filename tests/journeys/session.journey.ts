import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('a session that ends asks the same person to sign in again, and what was typed stays [AUTH-3]', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/shop')
  const search = page.getByRole('combobox', { name: /search/i }).first()
  await search.fill('tomato')
  await context.clearCookies()
  await search.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue('buyer@harborbistro.example')
  await expect(dialog.getByLabel('Email')).not.toBeEditable()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('larder-demo')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(search).toHaveValue('tomato')
  await expect(page.getByRole('status', { name: /results/i }).or(page.getByText(/items/i).first())).toBeVisible()
})

test('a tab of one user does not go on when another signs in [AUTH-4]', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await context.clearCookies()
  await signIn(other, 'chef@harborbistro.example')
  // The tabs tell each other; nobody has to look at the page for it to stop.
  await page.waitForURL('**/errors/invalid-session?**')
  await expect(page.getByRole('heading', { name: 'Another user has signed in' })).toBeVisible()
})

test('the sign-in page of a demo lists the sign-in names, and one press fills the form [PLAT-1]', async ({ page }) => {
  await page.goto('/login')
  const names = page.getByRole('region', { name: 'Demo sign-ins' }).getByRole('button')
  await expect(names.first()).toBeVisible()
  // Several people have the same role: only the names tell them apart.
  const texts = await names.allInnerTexts()
  expect(new Set(texts.map((text) => /^\S+@\S+\.example/.exec(text)?.[0])).size).toBe(texts.length)
  await names.filter({ hasText: 'nora@multiunit.example' }).press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('nora@multiunit.example')
})
