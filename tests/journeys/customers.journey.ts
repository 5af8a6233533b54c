import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

/** The same screen by day and by night. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await expectAccessible(page)
  }
}

/** A try that ended half-way leaves the ship-tos blocked; the next one starts as the first did. */
async function unblockSaltbox(page: Page, origin: string): Promise<void> {
  const read = await page.request.get('/api/ship-to-settings?keyword=Saltbox&blockSwitchSave=true')
  const { shipTos } = (await read.json()) as { shipTos: { division: string; shipTo: string }[] }
  if (shipTos.length === 0) return
  const data = {
    shipTos: shipTos.map(({ division, shipTo }) => ({ division, shipTo })),
    settings: { blockSwitchSave: false },
  }
  const saved = await page.request.post('/api/bulk/ship-tos/settings', { data, headers: { origin } })
  expect(saved.ok()).toBe(true)
}

test('a rep finds a customer by keyboard, opens its page and a place of it [CUST-1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/customers')
  await expect(page.getByRole('row', { name: /Harbor Bistro/ })).toBeVisible()
  await expectAccessibleInBoth(page)

  // The list searches when typing rests, also through the places of a customer.
  await page.getByLabel('Customer, ship-to or city').focus()
  await page.keyboard.type('lantern')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
  await expect(page).toHaveURL(/keyword=lantern/)
  await page.getByRole('link', { name: 'Lantern Senior Living' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Senior Living' })).toBeVisible()
  const shipTos = page.getByRole('region', { name: 'Ship-tos' })
  await expect(shipTos.getByText('4 ship-tos')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Primary')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInBoth(page)

  // Back finds the list as it was left.
  await page.goBack()
  await expect(page.getByLabel('Customer, ship-to or city')).toHaveValue('lantern')
})

test('a rep changes a setting of many ship-tos, having seen what changes [CUST-2]', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa.dsr@larder.example')
  await unblockSaltbox(page, baseURL!)
  await page.goto('/shipto-settings?keyword=Saltbox')
  await expect(page.getByRole('table').getByRole('link', { name: /Saltbox/ })).toHaveCount(6)
  await expectAccessibleInBoth(page)
  // One ship-to has all of its settings, and its family, in a dialog of its own.
  await page.getByRole('table').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  const one = page.getByRole('dialog', { name: /Saltbox/ })
  await expect(one.getByRole('heading', { name: 'Parent and children' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(one).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select page' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('6 selected')).toBeVisible()

  const change = async (choice: string) => {
    await page.getByRole('button', { name: 'Change settings' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change settings of 6 ship-tos' })
    await dialog.getByRole('button', { name: 'Switch and save' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').getByRole('option', { name: choice }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Control+Enter')
    return dialog
  }
  const dialog = await change('Blocked')
  await expect(dialog.getByText('6 ship-tos change.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('6 ship-tos updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: 'Blocked' })).toHaveCount(6)

  // The demo is left as it was found.
  await page.getByRole('checkbox', { name: 'Select page' }).focus()
  await page.keyboard.press('Space')
  await change('Suggested at checkout')
  await expect(dialog.getByRole('button', { name: 'Change 6 ship-tos' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('cell', { name: 'Blocked' })).toHaveCount(0)
})

test('a buyer opens the customer details from the top bar [SHELL-7]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Customer details' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Customer details' })
  await expect(dialog.getByRole('heading', { name: 'Bill-to' })).toBeVisible()
  for (const label of ['DSR', 'DSM', 'Analyst', 'Past due', 'Total due', 'Invoices due', 'Credit hold']) {
    await expect(dialog.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible()
  }
  await expect(dialog.getByText('NO', { exact: true })).toBeVisible()
  const heads = await dialog.getByRole('columnheader').allTextContents()
  expect(heads).toEqual(['Order Type', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Cut-off'])
  await expectAccessibleInBoth(page)

  // The dialog has an address; Escape takes it away and gives the focus back.
  await expect(page).toHaveURL(/dialog=customer-details/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Customer details' })).toBeFocused()

  // A customer reads its own page, not the list of customers.
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Customer page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Bistro' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Customers', exact: true })).toHaveCount(0)
  await page.goto('/customers')
  await expect(page).toHaveURL(/errors/)

  // On a phone the week fits, with the cut-off below each order type.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop?dialog=customer-details')
  const week = dialog.getByRole('region', { name: 'Routing days' })
  await expect(week.getByRole('rowheader').first()).toContainText(/[AP]M/)
  expect(await week.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
})
