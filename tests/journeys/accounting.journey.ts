import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const accounts = 'accounts@harborbistro.example'
const manager = 'manager@multiunit.example'

test('on a phone the bottom bar of accounting has invoices and payments, the top bar the way to pay [ACCESS-6, SHELL-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, manager)
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Shop', 'Guides', 'Orders', /Cart|\$/])
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Switch to accounting' }).click()
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Orders', 'Invoices', 'Payments'])
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { name: 'Payment history', level: 1 })).toBeVisible()
  await bar.getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Make a payment' }).click()
  await expect(page.getByRole('heading', { name: 'Make a payment', level: 1 })).toBeVisible()
})

test('Home in accounting says what is open, past due and due this week, by age, and what was paid last [SHELL-8, BILL-2, BILL-4]', async ({
  page,
}) => {
  await signIn(page, accounts)
  await page.goto('/dashboard')
  const owed = page.getByRole('region', { name: 'Owed by age' })
  for (const label of [/^Open, /, 'Past due', 'Due within 7 days', 'Current', '90+ days'])
    await expect(owed.getByText(label)).toBeVisible()
  await expect(owed.getByRole('link', { name: 'Make a payment' })).toBeVisible()
  const payment = page.getByRole('region', { name: 'Last payments' }).getByRole('link', { name: /\d{6}/ }).first()
  const number = /\d{6}/.exec((await payment.textContent())!)![0]
  await payment.click()
  await expect(page.getByRole('dialog', { name: `Payment ${number}` })).toBeVisible()
})

test('keys and the palette lead to payments; a payment is found by its number [SHELL-5, SHELL-10]', async ({
  page,
}) => {
  await signIn(page, accounts)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Last payments' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Payment history', level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Make a payment', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  // Whichever it is: other journeys pay, void and refund in the meantime.
  const { payments } = await read<{ payments: { paymentNumber: string; amount: number }[] }>(
    page.request,
    '/api/pay/payments',
  )
  const { paymentNumber, amount } = payments.at(-1)!
  await page.getByRole('combobox', { name: 'Find anything' }).fill(paymentNumber)
  const found = page.getByRole('option', { name: `Payment ${paymentNumber}` })
  const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect(found).toContainText(dollars)
  await found.click()
  await expect(page.getByRole('dialog', { name: `Payment ${paymentNumber}` })).toBeVisible()
})

test('on a phone single invoices are selected and paid or downloaded together [BILL-1, BILL-3]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, accounts)
  await page.goto('/invoices?of=all&show=open')
  const list = page.getByRole('list', { name: 'Invoices' })
  const chosen = page.getByRole('region', { name: 'Selected invoices' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(chosen).toBeHidden()
  const boxes = list.getByRole('checkbox')
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await expect(chosen).toContainText('2 selected')
  await expect(chosen.getByRole('button', { name: 'Download 2' })).toBeVisible()
  await expectAccessible(page)
  await chosen.getByRole('link', { name: 'Make a payment' }).click()
  await expect(page.getByRole('list', { name: 'Open invoices' }).getByRole('checkbox', { checked: true })).toHaveCount(
    2,
  )
  await page.goBack()
  await boxes.nth(0).press('Space')
  await chosen.getByRole('button', { name: 'Clear selection' }).click()
  await expect(chosen).toBeHidden()
})

test('on a phone a price says how it came about, in the cart and in the item panel [NEXT-1]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/review-cart')
  const receipt = page.getByRole('dialog', { name: /^Price receipt of/ })
  await page
    .getByRole('button', { name: /CS.*, Price receipt of/ })
    .first()
    .click()
  await expect(receipt).toContainText(/since .*20\d\d/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await page.getByRole('list', { name: 'Lines' }).getByRole('link').first().click()
  await page
    .getByRole('button', { name: /^Price receipt of/ })
    .last()
    .click()
  await expect(receipt).toContainText(/since .*20\d\d/)
})
