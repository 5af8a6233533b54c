import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

test('what is no quantity is refused beside its field, and quantities typed in an ended session are sent after signing in again [UI-1, AUTH-3, CART-14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'TYPING-1')
  const stored = async () => (await cart.lines())[0]?.[1]
  await page.goto('/review-cart')
  const cases = page.getByLabel(/^Cases of/)

  await cases.click()
  await page.keyboard.type('1.5')
  await expect(cases).toHaveValue('1.5')
  await expect(page.getByText('Whole numbers up to 9,999')).toBeVisible()
  await expect(cases).toHaveAccessibleDescription('Whole numbers up to 9,999')
  await expectAccessible(page)
  // Enter takes neither the refused text nor the quantity of before.
  await page.keyboard.press('Enter')
  await expect(cases).toHaveValue('1.5')
  await page.keyboard.press('Tab')
  await expect(cases).toHaveValue('2')
  await expect(page.getByText('“1.5” was not taken')).toBeVisible()
  await expect(cases).toHaveAccessibleDescription('“1.5” was not taken. Whole numbers up to 9,999')
  await expectAccessible(page)
  expect(await stored()).toBe(2)

  // Enter takes the quantity; what is typed next is another one.
  await cases.click()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  await expect(cases).toHaveValue('4')
  await expect.poll(stored, { timeout: 3_000 }).toBe(4)

  const logout = await page.request.post('/api/logout')
  expect(logout.ok()).toBe(true)
  await cases.fill('7')
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(dialog).toBeVisible()
  await expect(page.getByText('1 not sent')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('larder-demo')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored, { timeout: 3_000 }).toBe(7)
  await expect(cases).toHaveValue('7')
  await cart.discard()
})

test('what somebody else has set since is not undone by an Undo of what was typed before [CART-12, ITEM-7]', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'nora@multiunit.example')
  await page.goto('/shop?keyword=salmon')
  const cases = page.getByRole('textbox', { name: /^Cases of/ }).first()
  const saved = page.waitForResponse('**/carts/*/items')
  await page
    .getByRole('button', { name: /^One more: Cases of/ })
    .first()
    .click()
  const sent = await saved
  expect(sent.ok()).toBe(true)
  const undo = page.getByRole('button', { name: /^Undo the quantity/ })
  await expect(undo).toBeVisible()

  const { items } = sent.request().postDataJSON() as { items: { itemNumber: string }[] }
  const colleague = await playwright.request.newContext({ baseURL: baseURL! })
  const data = { email: 'manager@multiunit.example', password: 'larder-demo', staySignedIn: false }
  expect((await colleague.post('/api/login', { data })).ok()).toBe(true)
  const theirs = await colleague.put(sent.url(), {
    headers: { 'if-match': sent.headers()['etag']! },
    data: { items: [{ itemNumber: items[0]!.itemNumber, orderedCases: 77, orderedUnits: 0 }] },
  })
  expect(theirs.ok(), await theirs.text()).toBe(true)
  await expect(cases).toHaveValue('77')
  await expect(undo).toBeHidden()
  await colleague.dispose()
})
