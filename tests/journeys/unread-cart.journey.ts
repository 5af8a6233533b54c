import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const unavailable = {
  status: 503,
  json: { code: 'unavailable', message: 'Larder cannot reach its database.' },
}

test('a quantity typed while the cart cannot be read waits for it and creates no second cart [CART-5, CART-14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'UNREAD-1')
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
  const stored = async () => (await cart.lines()).length
  await expect.poll(stored, { timeout: 30_000 }).toBe(2)
  expect(created).toEqual([])
  await cart.discard()
})

test('the shop says that the cart could not be loaded and whose prices are shown, its fields claim nothing, and Retry shows the cart [PLAT-15, CART-2, ITEM-8]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'UNREAD-2')
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
  await cart.discard()
})

test('a quantity typed over one that could not be seen is asked about, and blamed on nobody [CART-14]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'UNREAD-3')
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
  await cart.discard()
})

test('a cart that came after none was read is found, not doubled, when a quantity is typed [CART-5]', async ({
  page,
}) => {
  await signIn(page, 'chef@harborbistro.example')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/carts')) posted.push(request.url())
  })
  // Live events do not arrive, as while the stream is down.
  await page.route('**/api/events', (route) => route.abort())
  await page.goto('/shop?keyword=chicken&inStock=true')
  const cases = page.getByLabel(/^Cases of/).first()
  await expect(cases).toBeVisible()
  const cart = await makeCart(page, 'UNREAD-4')
  await cases.fill('4')
  await cases.blur()
  const lines = async () => (await cart.lines()).length
  await expect.poll(lines).toBe(2)
  expect(posted).toEqual([])
  await cart.discard()
})
