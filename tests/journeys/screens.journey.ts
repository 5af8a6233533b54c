import { expect, type Page, test } from '@playwright/test'
import { goInside, nowhere, openPortal } from './support/inside.ts'
import { filledCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { settles, watchTraffic } from './support/settles.ts'

const screens = [
  '/dashboard',
  '/shop',
  '/shop?layout=grid',
  '/shop?layout=advanced',
  '/review-cart',
  '/salesorders',
  '/shop?keyword=nothingofthiskind',
]
const dialogs = ['create-order', 'edit-info', 'switch-cart', 'discard-cart', 'shortcuts']

/** Axe in the light and in the dark theme: the portal follows the system without a reload. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page)
  }
}

test('axe finds nothing on a page of its own, in light and dark [UI-1]', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const address of ['/gallery.html', '/login']) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible(page)
    }
  }
})

test('axe finds nothing on any screen, in light and dark [UI-1, SHELL-1]', async ({ page }) => {
  await signIn(page)
  await openPortal(page)
  const traffic = watchTraffic(page)
  for (const screen of screens) {
    await goInside(page, screen)
    expect(await settles(page, traffic), screen).toBe(true)
    await expectAccessibleInBothThemes(page)
  }
  expect(traffic.stop()).toEqual([])
})

test('axe finds nothing on any dialog, in light and dark [UI-1, SHELL-1]', async ({ page }) => {
  await signIn(page)
  // Only an open cart can be edited or discarded; another journey may have placed the demo's.
  await filledCart(page.request)
  await openPortal(page)
  for (const name of dialogs) {
    await goInside(page, `/shop?dialog=${name}`)
    const dialog = page.getByRole(/discard/.test(name) ? 'alertdialog' : 'dialog').first()
    await expect(dialog).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await goInside(page, nowhere)
    await expect(dialog).toBeHidden()
  }
  await goInside(page, '/shop?keyword=salmon')
  await page
    .getByRole('link', { name: /SALMON/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Nutritional information')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('every role opens what it may, and nothing breaks [ACCESS-1, ACCESS-3]', async ({ browser }) => {
  const people = [
    'prospect@maybe.example',
    'accounts@harborbistro.example',
    'rosa.dsr@larder.example',
    'paul.dsm@larder.example',
    'inventory@larder.example',
    'admin@larder.example',
  ]
  for (const email of people) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await signIn(page, email)
    await page.goto('/')
    await page.waitForTimeout(800)
    await expect(page.getByRole('heading').first()).toBeAttached()
    expect(broken, email).toEqual([])
    await context.close()
  }
})

test('a prospect sees the catalogue and no price [CUST-4, ITEM-7]', async ({ page }) => {
  await signIn(page, 'prospect@maybe.example')
  await page.goto('/shop?keyword=cheese')
  await expect(page.getByText(/CHEESE/).first()).toBeVisible()
  await expect(page.getByText(/\$\d/)).toHaveCount(0)
})

test('the page of components starts nothing of the portal [UI-1]', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => void (request.url().includes('/api/') && problems.push(request.url())))
  await page.goto('/gallery.html')
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  expect(problems).toEqual([])
})
