import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

/** Opens /payment; credits stay where they are. */
async function openPayment(page: Page): Promise<void> {
  await page.goto('/payment')
  await expect(page.getByRole('list', { name: 'Open invoices' })).toBeVisible()
  await page.getByRole('radio', { name: 'None' }).check({ force: true })
}
const rowOf = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Open invoices' }).getByRole('listitem').nth(place)

/** Reviews what is chosen and pays it; returns the payment's number. */
async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Review payment' }).click()
  const review = page.getByRole('dialog', { name: 'Review payment' })
  await expect(review).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const text = await page.getByText(/Payment \d+ was made/).innerText()
  return /\d{6,}/.exec(text)![0]
}

test('a part of an invoice is paid by bank; what is typed survives a refusal and a reload; staff void it and it is open again [BILL-3, BILL-4]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  await openPayment(page)
  await expectAccessible(page)
  const amount = rowOf(page, 0).getByRole('textbox')
  const open = Number((await amount.getAttribute('placeholder'))!.replaceAll(/[$,]/g, ''))
  await amount.fill('10.005')
  await expect(rowOf(page, 0)).toContainText('Enter an amount with at most 2 decimals.')
  await amount.fill(String(open + 1))
  await expect(rowOf(page, 0)).toContainText('is more than its open')
  await amount.fill('10.50')
  await page.getByRole('radio', { name: /Operating account/ }).check({ force: true })
  await page.reload()
  await expect(amount).toHaveValue('10.50')
  await expect(page.getByRole('radio', { name: /Operating account/ })).toBeChecked()
  const number = await pay(page)
  await expect(page.getByText('Business account ending in')).toBeVisible()
  await expectAccessible(page)

  const staff = await browser.newPage()
  await signIn(staff, 'credit@larder.example')
  await staff.goto(`/payment-history?keyword=${number}`)
  await staff.getByRole('link', { name: number }).click()
  const sheet = staff.getByRole('dialog', { name: `Payment ${number}` })
  await expect(sheet).toContainText('$10.50')
  await expectAccessible(staff)
  await sheet.getByRole('button', { name: 'Void' }).click()
  const question = staff.getByRole('dialog', { name: `Void payment ${number}?` })
  await question.getByLabel('Reason, for the customer').fill('Entered twice.')
  await question.getByRole('button', { name: 'Void payment' }).click()
  await expect(sheet.getByText('Voided', { exact: true }).first()).toBeVisible()
  await expect(sheet).toContainText('Entered twice.')

  // The customer's page follows.
  await page.goto(`/payment-history?keyword=${number}`)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Voided')
  await openPayment(page)
  await expect(rowOf(page, 0).getByRole('textbox')).toHaveAttribute(
    'placeholder',
    new RegExp(open.toFixed(2).slice(-6)),
  )
  await staff.close()
})

test('past due and oldest first choose; a card is charged and the payment is paid without a reload [BILL-3]', async ({
  page,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  await openPayment(page)
  await page.getByLabel('Amount, oldest first').fill('25')
  await page.getByRole('button', { name: 'Spread' }).click()
  await expect(rowOf(page, 0).getByRole('textbox')).toHaveValue('25.00')
  await page.getByRole('radio', { name: /Kitchen card/ }).check({ force: true })
  await pay(page)
  await expect(page.getByText('It was paid.')).toBeVisible({ timeout: 30_000 })
})

test('a colleague’s payment in the meantime is shown with both amounts, and what was typed stays [BILL-3, security 29]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  await openPayment(page)
  const amount = rowOf(page, 1).getByRole('textbox')
  await amount.fill('12')
  await page.getByRole('radio', { name: /Operating account/ }).check({ force: true })
  const colleague = await browser.newPage()
  await signIn(colleague, 'accounts@harborbistro.example')
  await openPayment(colleague)
  await rowOf(colleague, 1).getByRole('textbox').fill('5')
  await colleague.getByRole('radio', { name: /Operating account/ }).check({ force: true })
  await pay(colleague)
  await colleague.close()
  await expect(page.getByText('What is open has changed since you chose it.')).toBeVisible()
  await expect(amount).toHaveValue('12')
  await page.getByRole('button', { name: 'Use what is open now' }).click()
  await expect(page.getByText('What is open has changed since you chose it.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()
})
