import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const shipTo = { number: '0020001', carts: '/api/v2-1-0/divisions/NLV/ship-tos/0020001/carts' }

async function shareCart(first: APIRequestContext, second: APIRequestContext, po: string): Promise<string> {
  const made = await first.post(shipTo.carts, {
    data: { cart: { poNumber: po } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { cart } = (await made.json()) as { cart: { id: string } }
  const setActive = '/api/divisions/NLV/ship-tos/0020001/carts/set-active'
  for (const request of [first, second])
    expect((await request.post(setActive, { data: { activeCartId: cart.id } })).ok()).toBe(true)
  return cart.id
}

async function openShop(page: Page): Promise<void> {
  // Somebody with one ship-to has nothing to choose.
  const chooser = page.getByRole('button', { name: /Harbor Bistro/ }).first()
  if (!(await page.getByText(shipTo.number).first().isVisible())) {
    await chooser.click()
    await page.getByRole('searchbox', { name: /ship-to/i }).fill(shipTo.number)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: new RegExp(shipTo.number) })).toBeVisible()
  }
  await page.goto('/shop?layout=advanced&inStock=true&keyword=flour')
  await expect(casesOf(page, 0)).toBeVisible()
}

const casesOf = (page: Page, row: number) => page.getByLabel(/^Cases of .*FLOUR/).nth(row)

test('two people in one cart see each other within a second, decide what both typed, and undo their own [CART-12]', async ({
  browser,
}) => {
  const [ana, ben] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  await signIn(ana!)
  await ana!.goto('/')
  await signIn(ben!, 'chef@harborbistro.example')
  await ben!.goto('/')
  const cartId = await shareCart(ana!.request, ben!.request, 'LIVE-1')
  await openShop(ana!)
  await openShop(ben!)
  const [ofAna, ofBen] = [ana!, ben!].map((page) => casesOf(page, 0))

  await ofAna!.fill('3')
  await ofAna!.press('Enter')
  await expect(ofBen!).toHaveValue('3', { timeout: 1_000 })
  await expect(ben!.getByText(/added, 3 CS/)).toBeVisible()

  // Both over the same 3: the later one is asked, and keeps what was typed.
  await ana!.context().setOffline(true)
  await ofAna!.fill('7')
  await expect(ana!.getByText(/Quantities you type are kept/)).toBeVisible()
  await ofBen!.fill('5')
  await ofBen!.press('Enter')
  await expect(ben!.getByRole('button', { name: /^Cart: .*1 item/ })).toBeVisible()
  await ben!.waitForTimeout(1_000)
  await ana!.context().setOffline(false)
  const dialog = ana!.getByRole('dialog', { name: 'Someone else changed this too' })
  await expect(dialog.getByRole('button', { name: /Take theirs: 5 CS/ })).toBeVisible()
  await expect(ofAna!).toHaveValue('7')
  await expectAccessible(ana!)
  await dialog.getByRole('button', { name: /Keep yours: 7 CS/ }).click()
  await expect(dialog).toBeHidden()
  await expect(ofBen!).toHaveValue('7')

  // Who changed what, and undo.
  await ana!.getByRole('button', { name: /^Cart:/ }).click()
  await ana!.getByText('Recent changes').click()
  await expect(ana!.getByRole('list', { name: 'Recent changes' }).getByText(/5 CS to 7 CS/)).toBeVisible()
  await expectAccessible(ana!)
  await ana!.getByRole('button', { name: 'Undo my last change' }).click()
  await expect(ofBen!).toHaveValue('5')
  expect((await ana!.request.delete(`${shipTo.carts}/${cartId}`)).ok()).toBe(true)
})

test('what is typed without a connection survives a closed tab, is sent once, and is gone after logout [CART-14]', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/')
  const cartId = await shareCart(page.request, page.request, 'OFFLINE-1')
  await openShop(page)
  await context.setOffline(true)
  await casesOf(page, 0).fill('4')
  await casesOf(page, 1).fill('6')
  await page.waitForTimeout(900)
  await expect(casesOf(page, 0)).toHaveValue('4')
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(again.getByRole('button', { name: /^Cart: .*2 items/ })).toBeVisible()
  // The bar counts what is typed before it is saved.
  const timesSaved = async () => {
    const { changes } = (await (await again.request.get(`${shipTo.carts}/${cartId}/changes`)).json()) as {
      changes: { kind: string }[]
    }
    return changes.filter(({ kind }) => kind === 'lines-set').length
  }
  await expect.poll(timesSaved).toBe(1)

  const keptKeys = () => again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('larder.kept.')))
  const typedKeys = async () => (await keptKeys()).filter((key) => key.includes('.typed.'))
  expect(await typedKeys()).toEqual([])
  await again.goto('/shop?layout=advanced&inStock=true&keyword=flour')
  await expect(casesOf(again, 0)).toHaveValue('4')
  // The server refuses to be reached: what is typed waits, and logging out leaves nothing on the
  // device.
  await again.route('**/carts/*/items', (route) => route.abort())
  await casesOf(again, 0).fill('9')
  await expect.poll(typedKeys).toHaveLength(1)
  await again.goto('/shop?dialog=logout')
  await again.getByRole('button', { name: 'Logout' }).click()
  await again.waitForURL(/\/login/)
  expect(await keptKeys()).toEqual([])
})
