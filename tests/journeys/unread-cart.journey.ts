import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

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
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Larder cannot reach its database.' } })
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
