import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/portal.ts'

// As somebody whom no other journey signs in: they have another password afterwards.
test('a forgotten password is replaced by the link of the mail, by keyboard alone [AUTH-7]', async ({
  page,
  request,
}) => {
  const email = 'sous.chef@harborbistro.example'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('a link to set a new password is on its way')).toBeVisible()
  await expectAccessible(page)
  const link = /http\S+(\/reset-password#\S+)/
  const mailed = async () => link.exec(await (await request.get('/api/demo/outbox')).text())?.[1]?.split('\\n')[0]
  await expect.poll(mailed).toBeTruthy()
  await page.goto((await mailed())!)
  await expect(page).toHaveURL(/reset-password$/)
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).focus()
  await page.keyboard.type('larder-demo-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('at least 1 uppercase letter (A-Z)').first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Larder-demo-2')
  await page.getByLabel('Confirm password', { exact: true }).fill('Larder-demo-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is set. Please sign in with it.')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Larder-demo-2')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
})
