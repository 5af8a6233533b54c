import { expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from './support/portal.ts'

/** Counts the writes to an address, which is unavailable: what was typed stays to be sent again. */
async function countWrites(page: Page, url: string): Promise<() => number> {
  let count = 0
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    count++
    await route.fulfill({ status: 503, json: { code: 'unavailable', status: 503, message: 'Unavailable.' } })
  })
  return () => count
}

/** The second press comes before React has drawn that the first one sends. */
const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Both kinds of double press leave as one write each; the button works again afterwards. */
async function expectSentOnce(page: Page, button: Locator, url: string): Promise<void> {
  const writes = await countWrites(page, url)
  await pressTwice(button)
  await expect(page.getByText('Unavailable.').first()).toBeVisible()
  expect(writes(), 'two presses at once').toBe(1)
  await button.dblclick()
  await expect.poll(writes, 'pressed again').toBeGreaterThan(1)
}

test('a form whose button is pressed twice at once is sent once: an account and a password [PROFILE-2, PROFILE-8, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/profile?tab=account')
  await page.getByLabel('First name').press('End')
  await page.keyboard.type('x')
  await expectSentOnce(page, page.getByRole('button', { name: 'Save' }), '**/api/me/profile')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/profile?tab=privacy')
  await page.getByLabel('Current password').fill('larder-demo')
  await page.getByLabel('New password').fill('Larder-demo-2')
  await page.getByLabel('Confirm password').fill('Larder-demo-2')
  await expectSentOnce(page, page.getByRole('button', { name: 'Change password' }), '**/api/me/password')
})

test('a dialog whose button is pressed twice at once is sent once [STAFF-2, UI-2]', async ({ page }) => {
  await signIn(page, 'service@larder.example')
  await page.goto('/customers?announcement=new')
  const dialog = page.getByRole('dialog', { name: 'Add announcement' })
  await dialog.getByLabel('Name').fill('Holiday hours')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Closed on Thursday')
  await expectSentOnce(page, dialog.getByRole('button', { name: 'Add announcement' }), '**/api/banners')
})
