import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, placeOrder, signIn } from './support/portal.ts'
import { overflowing } from './support/overflowing.ts'

/** A kitchen of the demo's buyer of which no other journey makes carts. */
const place = '/divisions/NLV/ship-tos/0020002'
/** The demo ERP is out of both, and the catalogue names others in their place. */
const [celery, ricotta] = ['0100830', '0100133']

/** Two cases of each, as the active cart of the ship-to. */
async function cartOf(page: Page, itemNumbers: readonly string[]): Promise<void> {
  const made = await page.request.post(`/api/v2-1-0${place}/carts`, {
    data: {
      cart: { poNumber: 'SHORTS' },
      items: itemNumbers.map((itemNumber) => ({ itemNumber, orderedCases: 2 })),
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(made.ok(), await made.text()).toBe(true)
}

/** What the demo's buyer chose for these items is given up: the default holds. */
async function forget(page: Page, itemNumbers: readonly string[]): Promise<void> {
  const done = await page.request.put(`/api${place}/substitutions`, { data: { itemNumbers, choice: 'default' } })
  expect(done.ok(), await done.text()).toBe(true)
}

/** The short lines of the order that was just placed, once the demo ERP has confirmed it. */
async function openOrder(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const orderId = new URL(page.url()).searchParams.get('placed')!
  await page.goto(`/salesorders?ship-to=NLV.0020002&order=${orderId}`)
  return orderId
}

test('a substitute is chosen by keyboard; what is short and not settled is taken with one tap before the truck leaves [NEXT-3]', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await forget(page, [celery, ricotta])
  await cartOf(page, [celery, ricotta])
  await page.goto('/review-cart?ship-to=NLV.0020002')
  const link = page.getByRole('link', { name: /^If short: .*Change for CELERY DICED/ })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'If it comes short' })
  await dialog.getByRole('radio', { checked: true }).focus()
  // From the default at the end, around to the first choice.
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Substitute with' })).toBeChecked()
  await dialog
    .getByRole('button', { name: /^CELERY STICKS/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/1\. CELERY STICKS/)).toBeVisible()
  await expect(dialog.getByText(/more a pound|As good as the item/).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /^If short: CELERY STICKS/ })).toBeVisible()
  await placeOrder(page)
  const orderId = await openOrder(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Substitute: CELERY STICKS, 2 CS/)).toBeVisible({ timeout: 30_000 })
  await expect(sheet.getByText('Out of stock. Sent as Mara Okafor chose.')).toBeVisible()
  await sheet.getByRole('link', { name: '1 item short: choose' }).click()
  const shorts = page.getByRole('dialog', { name: /^Short items/ })
  await expect(shorts.getByText('CELERY STICKS, 2 CS, comes instead, as Mara Okafor chose.')).toBeVisible()
  await expectAccessible(page)
  const first = shorts.getByRole('button', { name: /^Take it/ }).first()
  const taken = (await first.innerText()).replace(/^.*: /s, '').trim()
  await first.click()
  await expect(shorts.getByText(`${taken}, 2 CS, comes instead: Mara Okafor.`)).toBeVisible()
  await page.goto(`/salesorders?ship-to=NLV.0020002&order=${orderId}`)
  await expect(page.getByText(/^Instead of CHEESE RICOTTA IMPASTATA, chosen by Mara Okafor/)).toBeVisible()
  await expect(page.getByText(`Mara Okafor took ${taken} for CHEESE RICOTTA IMPASTATA.`)).toBeVisible()
})

test('the preferences fit a phone in both themes; many are changed at once, and a failed call can be sent again [NEXT-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/substitutions?ship-to=NLV.0020002')
  await expect(page.getByRole('heading', { name: 'Substitutes' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  expect(await overflowing(page)).toEqual([])
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  const bar = page.getByRole('region', { name: 'Selected items' })
  await page.route(`**/api${place}/substitutions`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          json: { code: 'unavailable', message: 'Larder cannot reach its database right now.' },
        })
      : route.continue(),
  )
  await bar.getByRole('button', { name: 'No substitute' }).click()
  await expect(page.getByText(/cannot reach its database/)).toBeVisible()
  await expect(bar.getByText('2 selected')).toBeVisible()
  await page.unroute(`**/api${place}/substitutions`)
  await bar.getByRole('button', { name: 'No substitute' }).click()
  await expect(page.getByText(/preferences? changed/)).toBeVisible()
  await expect(bar).toBeHidden()
})
