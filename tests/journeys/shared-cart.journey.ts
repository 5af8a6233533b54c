import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, placeOrder, signIn } from './support/portal.ts'

// A question that is still on its way must not end the test after this one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const shipTo = '0020001'
const carts = `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts`

/** Opens the portal for the shared ship-to, as the link of a mail does. */
async function arrive(page: Page, email: string, path = '/dashboard'): Promise<void> {
  await signIn(page, email)
  await page.goto(`${path}?ship-to=NLV.${shipTo}`)
  await expect(page).not.toHaveURL(/ship-to=/)
}

/** A cart with a line, active for everybody given; returns its id. */
async function share(all: readonly APIRequestContext[], po: string): Promise<string> {
  const [first] = all
  const shop = await first!.get(`/api/divisions/NLV/ship-tos/${shipTo}/items?keyword=flour&inStock=true&pageNo=1`)
  const { items } = (await shop.json()) as { items: { itemNumber: string }[] }
  const data = { cart: { poNumber: po }, items: [{ itemNumber: items[0]!.itemNumber, orderedCases: 2 }] }
  const made = await first!.post(carts, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  const { cart } = (await made.json()) as { cart: { id: string } }
  for (const request of all) {
    const set = `/api/divisions/NLV/ship-tos/${shipTo}/carts/set-active`
    expect((await request.post(set, { data: { activeCartId: cart.id } })).ok()).toBe(true)
  }
  return cart.id
}

/** Calls that answered with an error. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  return refused
}

test('a colleague orders the cart one is reviewing: the page says who, with the order and the way to it [CART-12, CHECK-4]', async ({
  browser,
}) => {
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await arrive(ana!, 'buyer@harborbistro.example')
  await arrive(ben!, 'chef@harborbistro.example')
  await share([ana!.request, ben!.request], 'SHARED-1')
  for (const page of [ana!, ben!]) {
    // Opening the review refreshes the cart: that must not come after the order.
    const refreshed = page.waitForResponse(/\/refresh$/)
    await page.goto('/review-cart')
    await expect(page.getByRole('button', { name: 'Place order' }).first()).toBeVisible()
    await refreshed
  }
  const refused = [refusedCalls(ana!), refusedCalls(ben!)]
  await placeOrder(ben!)
  const thanks = ben!.getByRole('main')
  await expect(ben!.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(thanks.getByText('SHARED-1')).toBeVisible()
  await expect(thanks.getByText(/Harbor Bistro/)).toBeVisible()

  const ended = ana!.getByRole('status').filter({ hasText: /ordered this cart/ })
  await expect(ended).toContainText(/Order \d+, PO SHARED-1/)
  await expectAccessible(ana!)
  // A tab that is opened again still says so.
  await ana!.reload()
  await expect(ended).toBeVisible()
  await ana!.getByRole('button', { name: /^View order \d+/ }).click()
  await expect(ana!).toHaveURL(/\/salesorders\?order=/)
  await expect(ana!.getByText('SHARED-1').first()).toBeVisible()
  expect(refused, 'nobody asks about a cart that was ordered').toEqual([[], []])
})

test('who comes back to the tab while the order is being placed causes no call about the ended cart [CHECK-4, CART-11]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  await makeCart(page, 'WATCH-1')
  await page.goto('/review-cart')
  await expect(page.getByRole('button', { name: 'Place order' }).first()).toBeVisible()
  const refused = refusedCalls(page)
  await page.route('**/place-order', async (route) => {
    const response = await route.fetch()
    // The order exists, and its answer is still on its way when the person comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForTimeout(300)
    await route.fulfill({ response })
  })
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a colleague discards the shared cart while one shops: a toast and the popup say who [CART-12]', async ({
  browser,
}) => {
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await arrive(ana!, 'buyer@harborbistro.example')
  await arrive(ben!, 'chef@harborbistro.example')
  const cartId = await share([ana!.request, ben!.request], 'SHARED-2')
  await ana!.goto('/shop')
  const cartButton = ana!.getByRole('button', { name: /^Cart:/ })
  await expect(cartButton).toHaveAccessibleName(/1 item/)
  expect((await ben!.request.delete(`${carts}/${cartId}`)).ok()).toBe(true)
  await expect(ana!.getByText(/discarded this cart$/)).toBeVisible()
  await cartButton.click()
  await expect(ana!.getByRole('dialog', { name: 'Cart' }).getByText(/discarded this cart/)).toBeVisible()
  await expectAccessible(ana!)
})

test('what a colleague does before the code that reports it has arrived is reported all the same [CART-12]', async ({
  browser,
}) => {
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await arrive(ana!, 'buyer@harborbistro.example')
  await arrive(ben!, 'chef@harborbistro.example')
  const cartButton = ana!.getByRole('button', { name: /^Cart:/ })
  /** Opens the shop, where nothing is reported until the returned function is called. */
  const open = async (): Promise<() => void> => {
    let free = () => {}
    const arrived = new Promise<void>((resolve) => {
      free = resolve
    })
    await ana!.route('**/assets/cart-watch-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await ana!.goto('/shop')
    await expect(cartButton).toHaveAccessibleName(/1 item/)
    return free
  }
  const changed = await share([ana!.request, ben!.request], 'SHARED-5')
  const report = await open()
  const { cart } = (await (await ben!.request.get(`${carts}/${changed}`)).json()) as {
    cart: { items: { itemNumber: string }[] }
  }
  const line = `${carts}/${changed}/items/${cart.items[0]!.itemNumber}/add-to-cart`
  const total = await cartButton.textContent()
  expect((await ben!.request.put(line, { data: { orderedCases: 3 } })).ok()).toBe(true)
  await expect(cartButton).not.toHaveText(total!)
  report()
  await expect(ana!.getByText(/: .*, 2 CS to 5 CS$/)).toBeVisible()

  const ended = await share([ana!.request, ben!.request], 'SHARED-6')
  const reportEnd = await open()
  expect((await ben!.request.delete(`${carts}/${ended}`)).ok()).toBe(true)
  await expect(cartButton).toHaveAccessibleName(/empty/)
  reportEnd()
  await expect(ana!.getByText(/discarded this cart$/)).toBeVisible()
  expect((await ben!.request.delete(`${carts}/${changed}`)).ok()).toBe(true)
})

test('the link of a mail opens its own cart and kitchen; of one that is gone it says what happened [CHECK-1]', async ({
  page,
}) => {
  await arrive(page, 'chef@harborbistro.example')
  const [wanted, other] = [await share([page.request], 'LINK-1'), await share([page.request], 'LINK-2')]
  const link = (cartId: string) => `/review-cart?ship-to=NLV.${shipTo}&cart=${cartId}`
  await page.goto('/dashboard')
  await page.goto(link(wanted))
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('LINK-1')).toBeVisible()
  await expect(page.getByText('Active cart set successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/review-cart$/)
  await page.request.delete(`${carts}/${wanted}`)
  await page.goto(link(wanted))
  await expect(page.getByText('You discarded this cart')).toBeVisible()
  await page.goto(link('00000000-0000-7000-8000-00000000dead'))
  await expect(page.getByText('This cart is no longer present.')).toBeVisible()
  await expectAccessible(page)
  await page.request.delete(`${carts}/${other}`)
})

test('a cart that others locked says so on the review, with its owner [CART-12]', async ({ browser }) => {
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await arrive(ana!, 'buyer@harborbistro.example')
  await arrive(ben!, 'chef@harborbistro.example')
  // Whoever started a cart owns it.
  const cartId = await share([ben!.request, ana!.request], 'SHARED-3')
  await ana!.goto('/review-cart')
  const quantity = ana!.getByLabel(/^Cases of/).first()
  await expect(quantity).toBeEnabled()
  const locked = await ben!.request.put(`/api/divisions/NLV/ship-tos/${shipTo}/carts/${cartId}/modify-access`, {
    data: { sharingMode: 'LOCK' },
  })
  expect(locked.ok()).toBe(true)
  await expect(ana!.getByRole('status').filter({ hasText: /^Locked by .*Only its owners can change/ })).toBeVisible()
  await expect(ana!.getByText(/: Locked the cart/)).toBeVisible()
  await expect(quantity).toBeDisabled()
  await expect(quantity).toHaveAccessibleDescription(/Locked by/)
  await expectAccessible(ana!)
  expect((await ben!.request.delete(`${carts}/${cartId}`)).ok()).toBe(true)
})

test('a delivery date that moved while the user was away is announced at the next visit, once [CART-6]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'MOVED-1')
  // As the server answers after the job has moved the date, until somebody says they saw it.
  let seen = 0
  await page.route('**/active-cart', async (route) => {
    const response = await route.fetch()
    // A page that goes on to the next screen drops the calls it has made.
    const body = (await response.json().catch(() => undefined)) as object | undefined
    if (!body) return
    const movedDate = seen > 0 ? null : { before: '2026-11-23', after: '2026-11-24' }
    await route.fulfill({ response, json: { ...body, movedDate } })
  })
  await page.route('**/moved-date/seen', (route) => {
    seen++
    return route.continue()
  })
  await page.goto('/shop')
  const told = page.getByRole('alertdialog', { name: 'Delivery date changed' })
  await expect(told).toContainText(
    'Your delivery date has been changed from Mon, Nov 23 to Tue, Nov 24 based on the cut-off time.',
  )
  await page.keyboard.press('Enter')
  await expect(told).toBeHidden()
  await expect.poll(() => seen).toBe(1)
  await page.goto('/review-cart')
  await expect(page.getByText('MOVED-1', { exact: true })).toBeVisible()
  await expect(told).toBeHidden()
  expect(seen).toBe(1)
  await cart.discard()
})
