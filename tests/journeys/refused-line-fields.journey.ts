import { expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

/** Signs in again in the dialog above the page. */
async function signInAgain(page: Page): Promise<void> {
  const ended = page.getByRole('dialog', { name: 'Your session has expired' })
  await ended.getByLabel('Password', { exact: true }).fill('larder-demo')
  await ended.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(ended).toBeHidden()
}

/** Reloads, and keeps the page when the browser asks. */
async function expectReloadAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const native = await asked
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()
}

test('a note stays in its field when it cannot be saved, over a reload and an ended session, until it is [CHECK-1, AUTH-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'NOTE-1')
  await page.goto('/review-cart')
  await page.getByRole('button', { name: /^Add a note to/ }).click()
  const note = page.getByRole('textbox', { name: /^Note to/ })
  await note.fill('Ring at the dock')
  await expectReloadAsked(page)
  await expect(note).toHaveValue('Ring at the dock')

  await page.route('**/note', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The portal is busy.' } }),
  )
  await note.press('Enter')
  await expect(note).toHaveAccessibleDescription('Not saved. Press Enter to try again.')
  await expect(note).toHaveValue('Ring at the dock')
  await expectAccessible(page)
  await page.unroute('**/note')

  expect((await page.request.post('/api/logout')).ok()).toBe(true)
  await note.press('Enter')
  await signInAgain(page)
  await expect(note).toHaveValue('Ring at the dock')
  await note.press('Enter')
  await expect(page.getByRole('button', { name: /^Note to .*: Ring at the dock\. Change$/ })).toBeVisible()
  // Nothing is left to ask about.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Note to .*: Ring at the dock\. Change$/ })).toBeVisible()
  await cart.discard()
})

test('leaving the page by a link saves the note, and asks nothing [CHECK-1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'NOTE-2')
  await page.goto('/review-cart')
  await page.getByRole('button', { name: /^Add a note to/ }).click()
  await page.getByRole('textbox', { name: /^Note to/ }).fill('Leave with the night porter')
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/salesorders/)
  await page.goBack()
  await expect(page.getByText('Leave with the night porter')).toBeVisible()
  await cart.discard()
})

test('a price override that was refused stays in its field as not saved, and Enter sends it again [CART-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/shop?dialog=create-order')
  await page.getByRole('dialog', { name: 'Create order' }).getByLabel('PO No').fill('OVERRIDE-3')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart created successfully')).toBeVisible()
  await page.goto('/shop?layout=advanced&inStock=true&keyword=chicken')
  await page.locator('[data-column="CS"] input:not(:disabled)').first().focus()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  const override = page.getByRole('textbox', { name: /^Case price override of/ }).first()
  await expect(override).toBeEnabled()

  await page.route('**/price-override', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The portal is busy.' } }),
  )
  await override.fill('10%')
  await override.press('Enter')
  await expect(override).toHaveAccessibleDescription('Not saved. Press Enter to try again.')
  await expect(override).toHaveValue('10%')
  await expectAccessible(page)
  await expectReloadAsked(page)
  await page.unroute('**/price-override')
  await override.press('Enter')
  await expect(override).toHaveAccessibleDescription(/^was /)
  await page.reload()
  await expect(override).toHaveValue('10%')
})

/** A cart of more lines than a list that is drawn in full; its path, for calls. */
async function makeLongCart(page: Page, poNumber: string) {
  const at = '/divisions/NLV/ship-tos/0020001'
  const shop = await page.request.get(`/api${at}/items?inStock=true&pageSize=100`)
  const { items } = (await shop.json()) as {
    items: { itemNumber: string; eachOnly: boolean; blockedReason: string | null }[]
  }
  const wanted = items.filter((item) => !item.eachOnly && item.blockedReason === null)
  // Longer than a list that is drawn in full.
  expect(wanted.length).toBeGreaterThan(60)
  const made = await page.request.post(`/api/v2-1-0${at}/carts`, {
    data: {
      cart: { poNumber },
      items: wanted.map(({ itemNumber }) => ({ itemNumber, orderedCases: 1 })),
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  const path = `/api/v2-1-0${at}/carts/${cart.id}`
  return { id: cart.id, path, discard: () => page.request.delete(path) }
}

test('a note half typed is saved when its line is scrolled out of a long cart, and not after Escape [CHECK-1, UI-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeLongCart(page, 'NOTE-3')
  const notes = async () => {
    const answer = await page.request.get(cart.path)
    const stored = (await answer.json()) as { cart: { items: { note: string }[] } }
    return stored.cart.items.flatMap(({ note }) => (note === '' ? [] : [note]))
  }
  await page.goto('/review-cart')
  const write = page.getByRole('button', { name: /^Add a note to/ })
  const note = page.getByRole('textbox', { name: /^Note to/ })
  await write.nth(1).click()
  await note.fill('Never mind')
  await note.press('Escape')
  await write.first().click()
  await note.fill('Ring at the dock')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(note).toHaveCount(0)
  await expect.poll(notes).toEqual(['Ring at the dock'])
  await cart.discard()
})

test('an override half typed is saved when its row is scrolled out of a long cart [CART-10, UI-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  const cart = await makeLongCart(page, 'OVERRIDE-4')
  const access = { data: { isVisibleToCustomer: false } }
  await page.request.put(`${cart.path.replace('v2-1-0/', '')}/modify-access`, access)
  const set = { data: { activeCartId: cart.id } }
  await page.request.post('/api/divisions/NLV/ship-tos/0020001/carts/set-active', set)
  await page.goto('/review-cart?layout=advanced&ship-to=NLV.0020001')
  const override = page.getByRole('textbox', { name: /^Case price override of/ }).first()
  const label = (await override.getAttribute('aria-label'))!
  await override.fill('12%')
  const bottom = page.getByRole('textbox', { name: /^Case price override of/ }).last()
  for (let step = 0; step < 20; step++) await bottom.scrollIntoViewIfNeeded()
  await expect(page.getByLabel(label)).toHaveCount(0)
  await page.reload()
  // The page comes back where it was scrolled to, a while after it is drawn.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByLabel(label)).toHaveValue('12%', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await cart.discard()
})
