import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'

test('quantities typed while another person locks the cart stay as not saved over a reload, and are put into a new cart [CART-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'REFUSED-1' }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  await page.goto('/review-cart')
  const cases = page.getByLabel(/^Cases of/).first()
  await expect(cases).toHaveValue('2')

  // What the server says once another person has locked the cart, before the live event is here.
  await page.route(`**${carts}/${cart.id}/items`, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'cart_locked_by_other', message: 'This cart is locked by its owner.' },
    }),
  )
  await cases.fill('7')
  const dialog = page.getByRole('alertdialog', { name: 'Not saved' })
  await expect(dialog).toContainText('This cart is locked by its owner.')
  await expect(dialog).toContainText('7 CS')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(cases).toHaveValue('7')
  await expect(cases).toHaveAccessibleDescription(/not saved/)

  await page.reload()
  await expect(dialog).toContainText('7 CS')
  await page.unroute(`**${carts}/${cart.id}/items`)
  await dialog.getByRole('button', { name: 'Put into a new cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(cases).toHaveValue('7')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'buyer@harborbistro.example')
  const stored = (await (await other.request.get(`${carts}/${cart.id}`)).json()) as {
    cart: { items: { orderedCases: number }[] }
  }
  expect(stored.cart.items[0]?.orderedCases).toBe(2)
  await other.context().close()
  expect((await page.request.delete(`${carts}/${cart.id}`, { headers: { origin: baseURL! } })).ok()).toBe(true)
})
