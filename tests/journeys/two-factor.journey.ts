import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible, signIn } from './support/portal.ts'

const email = 'nora@multiunit.example'
const phone = '+17025550167'

/** The latest code the demo has sent to the phone since `after`, as its outbox page shows it. */
async function readCode(page: Page, after: number): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const answer = await page.request.get('/api/demo/outbox')
    const { texts } = (await answer.json()) as { texts: { to: string; text: string; createdAt: string }[] }
    const latest = texts.find(
      ({ to, text, createdAt }) => to === phone && /^\d{6}/.test(text) && Date.parse(createdAt) >= after,
    )
    code = latest?.text.slice(0, 6)
    expect(code).toBeDefined()
  }).toPass()
  return code!
}

/** E-mail and password, up to the second factor. */
async function signInWithPassword(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login?returnUrl=%2Fprofile%3Ftab%3Dprivacy')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('larder-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
}

test('two-factor is enabled by message, asked for at sign-in, by app and recovery code too, and disabled [AUTH-5, AUTH-6]', async ({
  page,
}) => {
  await signIn(page, email)
  await page.goto('/profile?tab=privacy')
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' })
  await toggle.focus()
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Phone number'), 'a press by key on a switch too').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Phone number is required')).toBeVisible()
  await expectAccessible(page)
  const since = Date.now() - 1000
  await page.keyboard.type('702 555 0167')
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Verification code')
  await expect(code).toBeFocused()
  await expect(dialog.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Edit phone' }).click()
  await expect(dialog.getByLabel('Phone number'), 'editing keeps what was typed').toHaveValue('702 555 0167')
  // The server sends no second code within 30 seconds; the first still counts.
  await page.keyboard.press('Enter')
  await code.fill(await readCode(page, since))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Two factor authentication enabled successfully')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toggle).toBeChecked()

  await page.getByRole('listitem').filter({ hasText: 'Authenticator app' }).getByRole('button').click()
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await expectAccessible(page)

  await signInWithPassword(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile?tab=privacy')

  await page.context().clearCookies()
  // Coming back to the tab looks whether one is still signed in.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const expired = page.getByRole('dialog', { name: 'Your session has expired' })
  await expired.getByLabel('Password', { exact: true }).fill('larder-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use the authenticator app' }).click()
  // The step of the first code is used up.
  await page.getByLabel('Verification code').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await signInWithPassword(page)
  await page.waitForTimeout(Math.max(0, since + 32_000 - Date.now()))
  const sentAt = Date.now() - 1000
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Verification code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid code. Please check it and try again.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Verification code').fill(await readCode(page, sentAt))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile?tab=privacy')

  await toggle.focus()
  await page.keyboard.press('Space')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Two factor authentication disabled successfully')).toBeVisible()
  await expect(toggle).not.toBeChecked()
})
