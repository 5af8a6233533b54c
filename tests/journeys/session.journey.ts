import { expect, test } from '@playwright/test'
import { expectAccessible, signIn, signInByForm } from './support/portal.ts'

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
  await signInByForm(page)
  const other = await context.newPage()
  await context.clearCookies()
  await signInByForm(other, 'chef@harborbistro.example')
  // The tabs notify each other; the page stops without being looked at.
  await page.waitForURL('**/errors/invalid-session?**')
  await expect(page.getByRole('heading', { name: 'Another user has signed in' })).toBeVisible()
})

test('a call that always answers that nobody is signed in, while somebody is, is not repeated without end [AUTH-3, PLAT-15]', async ({
  page,
}) => {
  await signIn(page)
  const counts = { orders: 0, me: 0 }
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/sales-orders')) counts.orders++
    if (pathname === '/api/me') counts.me++
  })
  await page.route(/\/sales-orders(\?|$)/, (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Please sign in.' } }),
  )
  await page.goto('/salesorders')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.waitForTimeout(3000)
  // Once, and once more after the session was found intact.
  expect(counts.orders).toBeLessThanOrEqual(2)
  expect(counts.me).toBeLessThanOrEqual(3)
  await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toHaveCount(0)
})

test('the sign-in page of a demo lists the sign-in names, and one press fills the form [PLAT-1]', async ({ page }) => {
  await page.goto('/login')
  const names = page.getByRole('region', { name: 'Demo sign-ins' }).getByRole('button')
  await expect(names.first()).toBeVisible()
  // Several people have the same role: only their names distinguish them.
  const texts = await names.allInnerTexts()
  expect(new Set(texts.map((text) => /^\S+@\S+\.example/.exec(text)?.[0])).size).toBe(texts.length)
  await names.filter({ hasText: 'nora@multiunit.example' }).press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('nora@multiunit.example')
})
