import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

// The processor takes its time, and every dialog is looked at.

test.beforeEach(async ({ page }) => {
  await signIn(page, 'accounts@harborbistro.example')
  await page.goto('/profile?tab=payment-methods')
  await expect(page.getByRole('region', { name: 'Bank Accounts' }).getByText('Operating account')).toBeVisible()
})

/** Removes what the test added: the demo is left as it was found. */
async function remove(page: Page, description: string, told: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${description}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(description)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText(description)).toHaveCount(0)
  await expect(page.locator('main :focus'), 'the keyboard goes on beside the row that is gone').toHaveCount(1)
}

test('a bank account is added by keyboard, changed and removed [PROFILE-4, PROFILE-5]', async ({ page }) => {
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add bank account' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add bank account' })
  await expect(dialog).toBeVisible()
  // Ctrl+Enter submits; a missing field is reported, and it takes the focus.
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Please enter account description')).toBeVisible()
  await expect(dialog.getByText('Please select bill-tos')).toBeVisible()
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await expect(dialog.getByRole('region', { name: 'Available Bill-tos' }).getByText('0 selected')).toBeVisible()
  await page.keyboard.type('Journey account')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Account type')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Harbor Bistro')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110000012')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5550001234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5550001235')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Invalid routing number')).toBeVisible()
  await expect(dialog.getByText('Account numbers do not match')).toBeVisible()
  // Back keeps what was typed.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Description')).toHaveValue('Journey account')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByLabel('Name on account')).toHaveValue('Harbor Bistro')
  await dialog.getByLabel('Routing number').fill('110000000')
  await dialog.getByLabel('Confirm account number').fill('5550001234')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Bank account added successfully')).toBeVisible()
  const row = page.getByRole('row', { name: /Journey account/ })
  await expect(row).toContainText('1234')
  await expect(row).toContainText('Harbor Bistro')
  expect(await page.content()).not.toContain('5550001234')

  await page.getByRole('button', { name: 'Edit Journey account' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit bank account' })
  await edit.getByLabel('Description').fill('Journey account, renamed')
  await edit.getByRole('button', { name: 'Next' }).click()
  await expect(edit.getByLabel('Routing number')).toHaveValue('')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Bank account updated successfully')).toBeVisible()
  await remove(page, 'Journey account, renamed', 'Bank account removed successfully')
})

test('a card goes to the processor in its own frame: declined, then accepted [PROFILE-6]', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(baseURL!)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.getByRole('button', { name: 'Add credit card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add credit card' })
  await dialog.getByLabel('Description').fill('Journey card 4242 4242 4242 4242')
  await dialog.getByRole('checkbox', { name: /All bill-tos/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Description cannot contain a card number')).toBeVisible()
  await dialog.getByLabel('Description').fill('Journey card')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const frame = page.frameLocator('iframe[title="Card details"]')
  await expect(frame.getByLabel('Name on card')).toBeVisible()
  await expectAccessible(page)
  // A forged message is ignored: it comes from another window, whatever its content.
  await page.evaluate(() =>
    window.postMessage({ type: 'card-entry', status: 'APPROVED', utaTokenId: 'ut_x', utaCustomerId: 'uc_x' }, '*'),
  )
  await frame.getByLabel('Name on card').fill('Ruth Marsh')
  await frame.getByLabel('Card number').fill('4000000000000002')
  await frame.getByLabel('Expires (MM/YY)').fill('08/31')
  await frame.getByLabel('Security code').fill('123')
  await frame.getByLabel('Postal code').fill('89101')
  await frame.getByRole('button', { name: 'Save card' }).click()
  await expect(dialog.getByText('The card was not approved. Please contact the card issuer.')).toBeVisible()
  await frame.getByLabel('Card number').fill('5555555555554444')
  await frame.getByLabel('Security code').fill('123')
  await frame.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Credit card added successfully')).toBeVisible()
  const row = page.getByRole('row', { name: /Journey card/ })
  await expect(row).toContainText('Mastercard')
  await expect(row).toContainText('4444')
  // Neither number was ever sent to the portal.
  const planted = sent.filter((text) => /4000000000000002|5555555555554444/.test(text.replace(/\D/g, '')))
  expect(planted).toEqual([])
  expect(sent.some((text) => text.includes('/api/pay/save-cc'))).toBe(true)
  await remove(page, 'Journey card', 'Credit card removed successfully')
})
