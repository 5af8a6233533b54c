import { expect, test } from '@playwright/test'
import { makeCart } from './support/own-cart.ts'
import { expectAccessible, signIn } from './support/portal.ts'

const itemNumber = '0100975'

test('the item shows its prices by quantity, and a quantity that reaches one moves price and total as it is typed [ITEM-7, ITEM-8, NEXT-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin@larder.example')
  const prices = [
    'division,itemNumber,shipTo,startsOn,casePrice,priceBreaks,reference',
    `NLV,${itemNumber},0020001,2026-01-04,30.00,5=28.50|20=27.00,BREAKS`,
  ].join('\n')
  const imported = await page.request.post('/api/imports/prices', {
    headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
    data: prices,
  })
  expect(await imported.json()).toMatchObject({ read: 1, refused: 0 })

  await signIn(page, 'chef@harborbistro.example')
  const cart = await makeCart(page, 'BREAKS', [itemNumber])
  await page.goto(`/shop?item=${itemNumber}`)
  const panel = page.getByRole('dialog')
  const breaks = panel.getByLabel('Prices by quantity')
  await expect(breaks).toBeVisible({ timeout: 30_000 })
  await expect(breaks).toHaveText(/1–4 CS \(reached\)\$30\.00\s*5–19 CS\$28\.50\s*20\+ CS\$27\.00/)
  // Two are in the cart: three more reach the break, and the button says what they cost.
  await panel.getByRole('textbox', { name: /^Cases of/ }).fill('3')
  await expect(panel.getByRole('button', { name: /Add to Cart/ })).toContainText('$85.50')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await panel.getByRole('button', { name: /Add to Cart/ }).click()
  await expect(breaks).toHaveText(/5–19 CS \(reached\)/)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/review-cart')
  const total = page.getByText('Subtotal').locator('..')
  await expect(total).toContainText('$142.50')
  const cases = page.getByRole('textbox', { name: /^Cases of/ })
  await cases.fill('20')
  await expect(total).toContainText('$540.00')
  await cases.fill('4')
  await expect(total).toContainText('$120.00')
  await cases.fill('6')
  await expect(total).toContainText('$171.00')
  await page.getByRole('button', { name: /^Price receipt of/ }).click()
  await expect(page.getByText('Price at 5 cases or more; $30.00 a case below that.')).toBeVisible()
  await expectAccessible(page)
  await cart.discard()
})
