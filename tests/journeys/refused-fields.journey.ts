import { expect, test } from '@playwright/test'
import { openCount } from './support/own-count.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { ownRecipe } from './support/recipe-places.ts'
import { expectRefused, keepIntercepting, refuse, said, typeAway } from './support/refused-field.ts'

test.beforeEach(({ page }) => keepIntercepting(page))

test('what the server refuses of an invitation is said at its field, with the focus there, and what was typed stays [USERS-1, UI-2]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/manage-users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  const [email, first] = [dialog.getByLabel('E-mail'), dialog.getByLabel('First name')]

  // What is missing is found before anything is sent, and goes as soon as it is not missing.
  await email.press('Control+Enter')
  await expect(email).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await first.fill('Ines')
  await expect(first).not.toHaveAttribute('aria-invalid', 'true')

  await email.fill('ines@harborbistro.example')
  await dialog.getByLabel('Last name').fill('Duarte')
  await dialog.getByRole('button', { name: /User type/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Office staff' }).click()
  await dialog.getByRole('button', { name: /Role/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Customer service' }).click()
  await refuse(page, '**/api/users', 'email')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectRefused(email)
  await expectAccessible(page)
  await expect(dialog.getByLabel('Last name')).toHaveValue('Duarte')
  await typeAway(page, email)

  await refuse(page, '**/api/users', 'phone')
  await page.keyboard.press('Control+Enter')
  await expectRefused(dialog.getByLabel('Contact number'))
  await expect(email, 'as typed').toHaveValue('ines@harborbistro.example7')

  // A list of the body is one field of the form.
  await dialog.getByRole('button', { name: /User type/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Customer', exact: true }).click()
  const billTos = dialog.getByRole('region', { name: 'Available Bill-tos' })
  await billTos.getByRole('checkbox').nth(1).press('Space')
  const role = dialog.getByRole('button', { name: /Role/ })
  await role.click()
  await page.getByRole('listbox').getByRole('option', { name: 'Chef', exact: true }).click()
  // Until the list has closed the focus is in neither, and Ctrl+Enter meets nobody.
  await expect(role).toBeFocused()
  await refuse(page, '**/api/users', 'billTos.0.number')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: said })).toBeInViewport()
})

test('what the server refuses of a user’s names is said at its field, a refusal of the whole beside Save [USERS-1, UI-2]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/manage-users')
  await page
    .getByRole('row', { name: /Multiunit|Harbor/ })
    .first()
    .click()
  const last = page.getByRole('dialog').getByLabel('Last name')
  await expect(last).toHaveValue(/./)
  const saved = await last.inputValue()
  await last.press('End')
  await page.keyboard.type('x')
  await refuse(page, '**/api/users/*/profile', 'lastName')
  await page.keyboard.press('Enter')
  await expectRefused(last)
  await typeAway(page, last)
  await refuse(page, '**/api/users/*/profile', 'userId')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing was saved; what you typed is still here.')).toBeVisible()
  // End was pressed while keys were still held for the sheet, and counted.
  await expect(last).toHaveValue(`${saved}x7`)
})

test('what the server refuses of an account, a password and a bank account is said at its field, in the step it was typed in [PROFILE-2, PROFILE-5, PROFILE-8, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/profile?tab=account')
  const first = page.getByLabel('First name')
  await first.press('End')
  await page.keyboard.type('x')
  await refuse(page, '**/api/me/profile', 'firstName')
  await page.keyboard.press('Enter')
  await expectRefused(first)
  await typeAway(page, first)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/profile?tab=privacy')
  const [old, fresh] = [page.getByLabel('Current password'), page.getByLabel('New password')]
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(old).toBeFocused()
  await old.fill('larder-demo')
  await fresh.fill('Larder-demo-2')
  await page.getByLabel('Confirm password').fill('Larder-demo-2')
  await refuse(page, '**/api/me/password', 'newPassword')
  await page.keyboard.press('Enter')
  await expectRefused(fresh)
  await page.keyboard.press('End')
  await page.keyboard.type('7')
  await expect(fresh).toHaveValue('Larder-demo-27')
  await expect(page.getByText(said)).toHaveCount(0)

  await page.goto('/profile?tab=payment-methods&dialog=add-bank-account')
  const dialog = page.getByRole('dialog', { name: 'Add bank account' })
  await dialog.getByLabel('Description').fill('Kitchen')
  await dialog.getByRole('checkbox', { name: /All bill-tos/ }).press('Space')
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('radiogroup').locator('label').first().click()
  await dialog.getByLabel('Name on account').fill('Harbor Bistro')
  await dialog.getByLabel('Routing number').fill('110000000')
  await dialog.getByRole('textbox', { name: 'Account number', exact: true }).fill('5550001234')
  await dialog.getByLabel('Confirm account number').fill('5550001234')
  await refuse(page, '**/api/pay/save-ach', 'routingNo')
  await page.keyboard.press('Control+Enter')
  await expectRefused(dialog.getByLabel('Routing number'))
  await refuse(page, '**/api/pay/save-ach', 'description')
  await page.keyboard.press('Control+Enter')
  await expectRefused(dialog.getByLabel('Description'))
  await typeAway(page, dialog.getByLabel('Description'))
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('textbox', { name: 'Account number', exact: true }), 'kept').toHaveValue('5550001234')
})

test('what the server refuses of a count that is started or renamed is said at its field, and what was typed stays [INV-1, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  const { id } = await openCount(page.request, '0020001')
  await page.goto(`/inventory?ship-to=NLV.0020001&start-count=guide`)
  const starting = page.getByRole('dialog', { name: 'Start a count' })
  const name = starting.getByRole('textbox', { name: 'Name' })
  await name.fill('Friday')
  await refuse(page, '**/customer-inventories', 'name')
  await name.press('Control+Enter')
  await expectRefused(name)
  await expectAccessible(page)
  await typeAway(page, name)
  await refuse(page, '**/customer-inventories', 'guideId')
  await page.keyboard.press('Control+Enter')
  // A button cannot be invalid: it has the focus, and the sentence.
  const guide = starting.getByRole('button', { name: /Guide/ })
  await expect(guide).toBeFocused()
  await expect(guide).toHaveAccessibleDescription(said)
  await refuse(page, '**/customer-inventories', 'division')
  await page.keyboard.press('Control+Enter')
  await expect(starting.getByRole('alert').filter({ hasText: said })).toBeInViewport()
  await expect(name, 'as typed').toHaveValue('Friday7')

  await page.goto(`/inventory?ship-to=NLV.0020001&rename-count=${id}`)
  const renamed = page.getByRole('dialog', { name: 'Rename count' }).getByRole('textbox', { name: 'Name of the count' })
  await renamed.fill('Saturday')
  await refuse(page, `**/customer-inventories/${id}`, 'name')
  await page.keyboard.press('Control+Enter')
  await expectRefused(renamed)
  await typeAway(page, renamed)
  await expect(renamed).toHaveValue('Saturday7')
})

test('what the server refuses of a credit code is said at its field, and what was typed stays [CREDIT-1, UI-2]', async ({
  page,
}) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/credit-codes?credit-code=new')
  const dialog = page.getByRole('dialog', { name: 'Add credit code' })
  const [key, name] = [dialog.getByLabel('Key'), dialog.getByLabel('Name')]
  await key.fill('short')
  await expect(key).toHaveValue('SHORT')
  await name.press('Control+Enter')
  await expect(name, 'it is missing').toBeFocused()
  await name.fill('Late')
  // There is one with this key: the server's own refusal.
  await page.keyboard.press('Control+Enter')
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/There is a credit code with this key already/)
  await expectAccessible(page)
  await expect(name, 'as typed').toHaveValue('Late')
  await key.press('End')
  await page.keyboard.type('7')
  await expect(key).not.toHaveAttribute('aria-invalid', 'true')
})

test('what the server refuses of a payment link is said at its field, and what was typed stays [NEXT-13, UI-2]', async ({
  page,
}) => {
  await signIn(page, 'accounts@harborbistro.example')
  const open = await page.request.get('/api/invoices?show=open&pageSize=2')
  const { invoices } = (await open.json()) as { invoices: { division: string; invoiceNumber: string }[] }
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  await page.goto(`/invoices?paymentLink=${invoices[0]!.division}.${numbers.join(',')}`)
  const dialog = page.getByRole('dialog', { name: 'Send payment link' })
  const email = dialog.getByLabel('E-mail of who pays')
  const days = dialog.getByRole('button', { name: /Works for/ })
  const list = dialog.getByRole('list', { name: 'Invoices' })
  for (const number of numbers) await expect(list).toContainText(number)

  // What is missing is found before anything is sent.
  await email.press('Control+Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Required')
  await email.fill('owner@kitchen.example')
  await days.click()
  await page.getByRole('listbox').getByRole('option', { name: '7 days' }).click()
  await expect(days).toBeFocused()

  await refuse(page, '**/api/pay/links', 'email')
  await page.keyboard.press('Control+Enter')
  await expectRefused(email)
  await expectAccessible(page)
  await typeAway(page, email)
  await refuse(page, '**/api/pay/links', 'days')
  await page.keyboard.press('Control+Enter')
  await expect(days).toBeFocused()
  await expect(days).toHaveAccessibleDescription(said)
  // The invoices are no field: the sentence stands with the form.
  await refuse(page, '**/api/pay/links', 'invoiceNumbers.0')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: said })).toBeInViewport()
  await page.route('**/api/pay/links', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByRole('alert').filter({ hasText: said })).toHaveCount(0)
  await expect(email, 'as typed').toHaveValue('owner@kitchen.example7')
  await expect(days, 'as chosen').toContainText('7 days')

  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The link was sent to owner@kitchen.example7')).toBeVisible()
})

test('what the server refuses of a recipe is said at its field, a line by its number, and what was typed stays [RECIPE-3, UI-2]', async ({
  page,
}) => {
  await signIn(page)
  const id = await ownRecipe(page.request, { division: 'NLV', number: '0020001' })
  await page.goto(`/recipes/${id}/edit?ship-to=NLV.0020001`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue(/^Soup of the day/)
  await title.fill('Onion soup')
  await refuse(page, `**/recipes/${id}`, 'title')
  await title.press('Control+Enter')
  await expectRefused(title)
  await expectAccessible(page)
  await typeAway(page, title)
  await refuse(page, `**/recipes/${id}`, 'servings')
  await page.keyboard.press('Control+Enter')
  await expectRefused(page.getByRole('textbox', { name: 'Servings' }))
  await refuse(page, `**/recipes/${id}`, 'ingredients.1.itemNumber')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: `Ingredient 2: ${said}` })).toBeInViewport()
  await refuse(page, `**/recipes/${id}`, 'pictureId')
  await title.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: said }).first()).toBeInViewport()
  await expect(title, 'as typed').toHaveValue('Onion soup7')
})
