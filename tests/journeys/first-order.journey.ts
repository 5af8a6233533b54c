import { expect, test } from '@playwright/test'
import { expectAccessible, placeOrder, signInByForm } from './support/portal.ts'

test('a buyer finds items, fills a cart by keyboard, places the order and sees it move [CART-1, CHECK-4, ORDER-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInByForm(page)
  await page.waitForURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Your usual items' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.waitForURL(/\/shop/)

  // Another kitchen, by keyboard.
  await page
    .getByRole('button', { name: /Harbor Bistro/ })
    .first()
    .click()
  await page.getByRole('searchbox', { name: /ship-to/i }).fill('0020005')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /0020005/ })).toBeVisible()
  // Keys are shortcuts again once the list has gone.
  await expect(page.getByRole('searchbox', { name: /ship-to/i })).toBeHidden()

  // A new order: letters are shortcuts.
  await page.keyboard.press('n')
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: 'Create order' })
  await dialog.getByLabel('PO No').fill('JOURNEY-1')
  await expect(dialog.getByText(/\w{3}, \w{3} \d+/).first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart created successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  // '/' goes to the search; a misspelt word finds what was meant.
  await page.keyboard.press('/')
  await page.keyboard.type('brocolli')
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=brocolli/)
  await expect(page.getByText(/BROCCOLI/).first()).toBeVisible()

  // The advanced layout: quantities by arrows and Enter.
  await page.goto('/shop?layout=advanced&inStock=true&keyword=flour')
  const quantities = page.locator('tbody input[inputmode="numeric"]:not(:disabled)')
  await quantities.first().focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Cart: .* 2 items/ })).toBeVisible()

  // Review: what was typed is there, and the last key counts.
  await page.keyboard.press('Escape')
  await page.goto('/review-cart')
  await expect(page.getByText('JOURNEY-1', { exact: true })).toBeVisible()
  await expect(page.getByText(/Order within/).first()).toBeVisible()
  await expectAccessible(page)
  await placeOrder(page)
  await page.waitForURL(/order-placed/)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  // The distributor's system moves it while one looks.
  await expect(page.getByText('In progress').first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Confirmed').first()).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)

  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByRole('dialog').getByText('JOURNEY-1')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Invoiced').first()).toBeVisible({ timeout: 30_000 })

  const outbox = (await (await page.request.get('/api/demo/outbox')).json()) as { mails: { text: string }[] }
  expect(JSON.stringify(outbox)).toContain('JOURNEY-1')
})

test('a chef orders on the phone, with a thumb [CART-5, CHECK-4]', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signInByForm(page, 'chef@harborbistro.example')
  await expect(page.getByRole('heading', { name: 'Next deliveries' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search items' }).tap()
  await page.keyboard.type('pasta')
  await page.keyboard.press('Enter')
  await page.waitForURL(/keyword=pasta/)
  const cases = page.getByLabel(/^Cases of PASTA/).first()
  await cases.tap()
  await page.keyboard.type('4')
  await cases.blur()
  await page.getByRole('navigation').getByRole('link', { name: /Cart/ }).tap()
  await expect(page.getByRole('heading', { name: 'Review cart' })).toBeVisible()
  await expect(page.getByText(/PASTA/).first()).toBeVisible()
  await expectAccessible(page)
  await context.close()
})
