import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const unavailable = {
  status: 503,
  json: { code: 'unavailable', message: 'Larder cannot reach its database.' },
}
const carts = '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts'

test('a quantity typed while the cart cannot be read waits for it and creates no second cart [CART-5, CART-14]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'UNREAD-1' }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/carts')) created.push(request.url())
  })
  let calls = 0
  await page.route('**/active-cart', (route) => {
    calls++
    return route.fulfill(unavailable)
  })
  await page.goto('/shop?keyword=chicken&inStock=true')
  const cases = page.getByLabel(/^Cases of/).first()
  await cases.fill('5')
  await cases.press('Enter')
  // Once for the screen, once more for the quantity.
  await expect.poll(() => calls).toBeGreaterThan(1)
  expect(created).toEqual([])
  await expect(cases).toHaveValue('5')

  await page.unroute('**/active-cart')
  const stored = async () => {
    const answer = (await (await page.request.get(`${carts}/${cart.id}`)).json()) as { cart: { items: unknown[] } }
    return answer.cart.items.length
  }
  await expect.poll(stored, { timeout: 30_000 }).toBe(2)
  expect(created).toEqual([])
  expect((await page.request.delete(`${carts}/${cart.id}`, { headers: { origin: baseURL! } })).ok()).toBe(true)
})

test('the shop says that the cart could not be loaded and whose prices are shown, its fields claim nothing, and Retry shows the cart [PLAT-15, CART-2, ITEM-8]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'UNREAD-2' }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  await page.route('**/active-cart', (route) => route.fulfill(unavailable))
  await page.goto('/shop?keyword=0100741')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Your cart could not be loaded.')
  await expect(failure).toContainText(/prices are those of the next delivery \([A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/)
  await expect(page.getByRole('button', { name: 'Cart: Not loaded' })).toBeVisible()
  const cases = page.getByLabel(/^Cases of/).first()
  await expect(cases).toHaveValue('')
  await expect(cases).toHaveAttribute('placeholder', '?')
  await expect(cases).toHaveAccessibleDescription(/Your cart could not be loaded/)
  await expectAccessible(page)
  await page.unroute('**/active-cart')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(cases).toHaveValue('2')
  await expect(failure).toHaveCount(0)
  await expect(cases).not.toHaveAttribute('placeholder', '?')
  expect((await page.request.delete(`${carts}/${cart.id}`, { headers: { origin: baseURL! } })).ok()).toBe(true)
})

test('a quantity typed over one that could not be seen is asked about, and blamed on nobody [CART-14]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'UNREAD-3' }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  await page.route('**/active-cart', (route) => route.fulfill(unavailable))
  await page.goto('/shop?keyword=0100741')
  const cases = page.getByLabel(/^Cases of/).first()
  await cases.fill('5')
  await cases.blur()
  await page.unroute('**/active-cart')
  // The portal asks again by itself.
  const question = page.getByRole('dialog', { name: 'Your cart has other quantities' })
  await expect(question).toBeVisible({ timeout: 30_000 })
  await expect(question).not.toContainText('by someone else')
  await question.getByRole('button', { name: /Keep the cart’s: 2/ }).click()
  await expect(cases).toHaveValue('2')
  expect((await page.request.delete(`${carts}/${cart.id}`, { headers: { origin: baseURL! } })).ok()).toBe(true)
})

test('a cart that came after none was read is found, not doubled, when a quantity is typed [CART-5]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/carts')) posted.push(request.url())
  })
  // What live events would tell stays away, as it does while the stream is down.
  await page.route('**/api/events', (route) => route.abort())
  await page.goto('/shop?keyword=chicken&inStock=true')
  const cases = page.getByLabel(/^Cases of/).first()
  await expect(cases).toBeVisible()
  const made = await page.request.post(carts, {
    data: { cart: { poNumber: 'UNREAD-4' }, items: [{ itemNumber: '0100741', orderedCases: 2 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  await cases.fill('4')
  await cases.blur()
  const lines = async () => {
    const answer = (await (await page.request.get(`${carts}/${cart.id}`)).json()) as { cart: { items: unknown[] } }
    return answer.cart.items.length
  }
  await expect.poll(lines).toBe(2)
  expect(posted).toEqual([])
  expect((await page.request.delete(`${carts}/${cart.id}`, { headers: { origin: baseURL! } })).ok()).toBe(true)
})
