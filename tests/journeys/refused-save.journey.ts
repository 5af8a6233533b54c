import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'

test('quantities typed while another person locks the cart stay as not saved over a reload, and are put into a new cart [CART-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const owner = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signIn(owner, 'buyer@harborbistro.example')
  const cart = await makeCart(owner, 'REFUSED-1')

  // The chef's tab gets no live events: the lock meets a quantity that is typed already.
  await page.route('**/api/events*', (route) => route.abort())
  await signIn(page, 'chef@harborbistro.example')
  const set = await page.request.post('/api/divisions/NLV/ship-tos/0020001/carts/set-active', {
    data: { activeCartId: cart.id },
  })
  expect(set.ok()).toBe(true)
  await page.goto('/review-cart?ship-to=NLV.0020001')
  const cases = page.getByLabel(/^Cases of/).first()
  await expect(cases).toHaveValue('2')

  // The lock meets a quantity that is typed already: its save waits for it.
  let isLocked = false
  await page.route(/carts\/[^/]+\/items/, async (route) => {
    await expect.poll(() => isLocked).toBe(true)
    await route.continue()
  })
  await cases.fill('7')
  const locked = await owner.request.put(`/api/divisions/NLV/ship-tos/0020001/carts/${cart.id}/modify-access`, {
    data: { sharingMode: 'LOCK' },
  })
  expect(locked.ok()).toBe(true)
  isLocked = true
  const dialog = page.getByRole('alertdialog', { name: 'Not saved' })
  await expect(dialog).toContainText('This cart is locked by its owner.')
  await expect(dialog).toContainText('7 CS')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(cases).toHaveValue('7')
  await expect(cases).toHaveAccessibleDescription(/not saved/)

  await page.reload()
  await expect(dialog).toContainText('7 CS')
  await dialog.getByRole('button', { name: 'Put into a new cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(cases).toHaveValue('7')
  const casesOf = async (of: Page, id: string) => {
    const answer = (await (await of.request.get(`${carts}/${id}`)).json()) as {
      cart: { items: { orderedCases: number }[] }
    }
    return answer.cart.items.map(({ orderedCases }) => orderedCases)
  }
  expect(await casesOf(owner, cart.id)).toEqual([2])
  const active = await page.request.get('/api/v2-1-0/divisions/NLV/ship-tos/0020001/active-cart')
  const { cart: own } = (await active.json()) as { cart: { id: string } }
  expect(own.id).not.toBe(cart.id)
  expect(await casesOf(page, own.id)).toEqual([7])
  expect((await page.request.delete(`${carts}/${own.id}`)).ok()).toBe(true)
  await cart.discard()
  await owner.context().close()
})
