import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

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

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('larder.theme', chosen), theme)
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen or dialog in ${theme} [UI-1, SHELL-1]`, async ({ page }) => {
    test.setTimeout(120_000)
    await inTheme(page, theme)
    for (const open of ['/gallery.html', '/login']) {
      await page.goto(open)
      await expectAccessible(page)
    }
    await signIn(page)
    for (const screen of screens) {
      await page.goto(screen)
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await expectAccessible(page)
    }
    for (const dialog of dialogs) {
      await page.goto(`/shop?dialog=${dialog}`)
      await expect(page.getByRole(/discard/.test(dialog) ? 'alertdialog' : 'dialog').first()).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/shop?keyword=salmon')
    await page
      .getByRole('link', { name: /SALMON/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('Nutritional information')).toBeVisible()
    await expectAccessible(page)
  })
}

test('every role opens what it may, and nothing breaks [ACCESS-1, ACCESS-3]', async ({ browser }) => {
  test.setTimeout(120_000)
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
