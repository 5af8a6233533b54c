import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

// A question that is still on its way must not end the test after this one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const phone = { width: 390, height: 844 }

test('into a cart that others have locked nothing is typed in the shop, which says whose lock it is before anything is sent [CART-12, PLAT-15]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'LOCKED-1')
  await page.route('**/active-cart', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { cart: { abilities: object } }
    const abilities = { ...answer.cart.abilities, change: 'cart_locked_by_other' }
    await route.fulfill({ response, json: { ...answer, cart: { ...answer.cart, sharingMode: 'LOCK', abilities } } })
  })
  await page.goto('/shop?keyword=0100741')
  await expect(page.getByRole('main').getByText(/Only its owners can change or order it/)).toBeVisible()
  const cases = page.getByRole('textbox', { name: /^Cases of/ }).first()
  await expect(cases, 'what the cart holds').toHaveValue('2')
  await expect(cases).toBeDisabled()
  await expect(cases).toHaveAccessibleDescription(/Only its owners/)
  await expect(page.getByRole('button', { name: /^One more: Cases of/ }).first()).toBeDisabled()
  await expectAccessible(page)
  await cart.discard()
})

test('of an item that cannot be ordered a phone takes less of what is in the cart, but no more [ITEM-7, CART-5]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'BLOCKED-1')
  await page.route('**/items?**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { items: object[] }
    const items = answer.items.map((item) => ({ ...item, blockedReason: 'Discontinued for a test' }))
    await route.fulfill({ response, json: { ...answer, items } })
  })
  await page.goto('/shop?keyword=0100741')
  const cases = page.getByRole('textbox', { name: /^Cases of/ }).first()
  await expect(cases).toHaveValue('2')
  await expect(page.getByRole('button', { name: /^One more: Cases of/ }).first()).toBeDisabled()
  await page
    .getByRole('button', { name: /^One less: Cases of/ })
    .first()
    .click()
  await expect(cases).toHaveValue('1')
  await expect.poll(cart.lines).toEqual([['0100741', 1]])
  await cart.discard()
})
