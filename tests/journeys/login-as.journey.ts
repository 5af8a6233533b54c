import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

// A user of its own, of a customer no other journey touches.
const email = 'journey.cook@copperkettle.example'
const name = 'Journey Cook'
const billTo = 'Copper Kettle Health System'

const userMenu = (page: Page) => page.getByRole('button', { name: /user menu of/ })

test('staff invite a user, a rep orders as them and returns, and the trail names both [AUTH-8, PLAT-8, USERS-1]', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite user' })
  await expect(invitation.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Control+Enter')
  await expect(invitation.getByText('Required').first()).toBeVisible()
  await invitation.getByLabel('First name').fill('Journey')
  await invitation.getByLabel('Last name').fill('Cook')
  await invitation.getByLabel('Search bill-tos').fill('copper kettle health')
  await invitation.getByRole('checkbox', { name: new RegExp(billTo) }).check({ force: true })
  await invitation.getByRole('button', { name: /^Select.*Role|^Role/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Chef' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('User created and invited successfully')).toBeVisible()
  await page.getByRole('searchbox', { name: /Name, e-mail/ }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Invited`) })).toBeVisible()
  await expectAccessible(page)

  // The invited one sets a password with the link of the mail and signs in.
  const cook = await (await browser.newContext()).newPage()
  const outbox = await (await request.get('/api/demo/outbox')).text()
  await cook.goto(/http\S+?(\/reset-password#[\w-]{43})/.exec(outbox)![1]!)
  await cook.getByLabel('New password', { exact: true }).fill('Journey-cook-1')
  await cook.getByLabel('Confirm password', { exact: true }).fill('Journey-cook-1')
  await cook.keyboard.press('Enter')
  await expect(cook.getByText('Your password is set.')).toBeVisible()
  await cook.goto('/login')
  await cook.getByLabel('Email').fill(email)
  await cook.getByLabel('Password', { exact: true }).fill('Journey-cook-1')
  await cook.keyboard.press('Enter')
  await cook.waitForURL('**/dashboard')

  // The rep finds them by typing, chooses by arrow and Enter, and puts something into their cart.
  const rep = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signIn(rep, 'rosa.dsr@larder.example')
  await rep.goto('/')
  await userMenu(rep).click()
  await rep.getByRole('menuitem', { name: 'Login as' }).click()
  await expect(rep.getByRole('heading', { name: 'Choose user' })).toBeVisible()
  await rep.getByRole('searchbox', { name: /Name, e-mail or customer/ }).fill('journey')
  await expect(rep.getByRole('row')).toHaveCount(1)
  await expectAccessible(rep)
  await rep.keyboard.press('ArrowDown')
  await rep.keyboard.press('Enter')
  await expect(userMenu(rep)).toHaveAccessibleName(new RegExp(name))
  await rep.waitForURL('**/dashboard')
  await expect(rep.getByText(new RegExp(`logged in as.*${name}`, 'i')).first()).toBeVisible()
  await rep.goto('/shop?layout=advanced&inStock=true&keyword=flour')
  await rep.locator('tbody input[inputmode="numeric"]:not(:disabled)').first().focus()
  await rep.keyboard.type('2')
  await rep.keyboard.press('Enter')
  await expect(rep.getByRole('button', { name: /^Cart: .* 1 item/ })).toBeVisible()
  await userMenu(rep).click()
  await rep.getByRole('menuitem', { name: 'Return to self' }).click()
  await expectAccessible(rep)
  await rep.keyboard.press('Control+Enter')
  await expect(userMenu(rep)).toHaveAccessibleName(/Rosa Ferrer/)

  // Their cart is as the rep left it.
  await cook.goto('/review-cart')
  await expect(cook.getByText(/FLOUR/i).first()).toBeVisible()

  // Whoever is deactivated is out at the next step.
  await page.getByRole('link', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('tab', { name: 'Account' }).click()
  await sheet.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('User deactivated successfully')).toBeVisible()
  expect((await cook.request.get('/api/me')).status()).toBe(401)

  await page.goto('/audit-trail')
  await page.getByRole('searchbox', { name: 'Person' }).fill('rosa.dsr')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `logged in as ${name}` }).click()
  await expect(page.getByRole('dialog').getByText(`(${email})`)).toBeVisible()
  await expectAccessible(page)
})
