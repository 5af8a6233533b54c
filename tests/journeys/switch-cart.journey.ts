import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const ownKitchen = '/divisions/NLV/ship-tos/0020001'

/** Starts a cart as the signed-in person, by the API; returns its id. */
async function startCart(page: Page, cart: object, more: object = {}): Promise<string> {
  const answer = await page.request.post(`/api/v2-1-0${ownKitchen}/carts`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { cart, ...more },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { cart: { id: string } }).cart.id
}

test('a chef switches carts by keyboard, locks one, and discards it for another [CART-7, CART-8, CART-9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  await startCart(page, { poNumber: 'LUNCH' })
  await startCart(page, { poNumber: 'DINNER' })
  await page.goto('/shop?dialog=switch-cart')
  const dialog = page.getByRole('dialog', { name: 'Switch Cart' })
  await expect(dialog.getByText('Select a cart to view the details')).toBeVisible()
  await expect(dialog.getByText('Currently active')).toHaveCount(1)

  // The search has the focus; an arrow key chooses, and the right side shows what was chosen.
  await page.keyboard.type('lun')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('definition').filter({ hasText: 'LUNCH' })).toBeVisible()
  await expect(dialog.getByText('No items added yet')).toBeVisible()
  await expectAccessible(page)

  // Its owner locks it, above the list.
  await dialog.getByRole('button', { name: 'Access' }).click()
  const access = page.getByRole('dialog', { name: 'Cart Access' })
  await access.getByText(/^Only its owners/).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart access modified successfully')).toBeVisible()
  await expect(access).toBeHidden()
  await expect(dialog.getByLabel('Locked').first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Active cart set successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/shop?dialog=discard-cart')
  const question = page.getByRole('alertdialog', { name: 'Discard Cart' })
  await question.getByText('Discard and switch to another cart').click()
  await question.getByText('DINNER').click()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart discarded successfully')).toBeVisible()
  await page.goto('/shop?dialog=switch-cart')
  await expect(dialog.locator('label', { hasText: 'DINNER' }).getByText('Currently active')).toBeVisible()

  // The popup of the active cart leads to its access, too.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Cart:/ }).click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Access' }).click()
  await expect(access).toBeVisible()
})

test('a rep hides a cart while the customer looks at it [CART-7, CART-9]', async ({ page, browser }) => {
  await signIn(page, 'rosa.dsr@larder.example')
  const cartId = await startCart(page, { poNumber: 'FROM-ROSA' }, { isVisibleToCustomer: true })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await signIn(phone, 'chef@harborbistro.example')
  await phone.goto('/shop?dialog=pending-carts')
  const list = phone.getByRole('dialog', { name: 'All Pending Carts' })
  await list.getByText('FROM-ROSA').tap()
  await expect(list.getByRole('definition').filter({ hasText: 'FROM-ROSA' })).toBeVisible()
  await expectAccessible(phone)

  await page.goto(`/shop?cart-access=NLV.0020001.${cartId}`)
  await page.getByRole('dialog', { name: 'Cart Access' }).getByText('Visible to customer', { exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cart access modified successfully')).toBeVisible()
  // It leaves the phone by itself.
  await expect(list.getByText('FROM-ROSA')).toHaveCount(0)
  await expect(list.getByRole('button', { name: /Filters/ })).toBeVisible()

  // An address of a cart that is not there opens nothing and says nothing.
  await phone.goto(`/shop?cart-access=NLV.0020001.${cartId}`)
  await expect(phone).toHaveURL(/\/shop$/)
  await expect(phone.getByRole('alert')).toHaveCount(0)
  await context.close()
})

test('a cart of the work queue opens itself, not the list of carts [SHELL-8]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  // Of a day that the queue shows, whichever day of the week it is.
  const { today } = await read<{ today: string }>(page.request, `/api${ownKitchen}/route-days`)
  const cartId = await startCart(
    page,
    { poNumber: 'QUEUE', soType: 'willCall', deliveryDate: today },
    { items: [{ itemNumber: '0100741', orderedCases: 1 }] },
  )
  await page.goto('/')
  const list = page.getByRole('region', { name: 'What waits for you' })
  await list.getByRole('button', { name: /^Show all/ }).click()
  await list
    .getByRole('link', { name: /^Review cart of / })
    .and(page.locator(`[href*="${cartId}"]`))
    .click()
  await expect(page.getByRole('heading', { name: 'Review cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/review-cart$/)
  const { cart } = await read<{ cart: { id: string } }>(page.request, `/api/v2-1-0${ownKitchen}/active-cart`)
  expect(cart.id).toBe(cartId)
})
