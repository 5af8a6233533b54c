import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const manager = 'manager@multiunit.example'

test('a customer sets up an integration, gets its secret once, maps a ship-to, checks a message and deletes it again [PUNCH-1, PUNCH-2, PUNCH-5]', async ({
  page,
}) => {
  const identity = `journey-${Date.now()}`
  await signIn(page, manager)
  await page.goto('/profile?tab=punchout')
  await page.getByRole('link', { name: 'Add punchout integration' }).click()
  await expect(page.getByRole('heading', { name: 'Add punchout integration' })).toBeVisible()
  // The panel comes with the first save; what is missing is said at the fields.
  await expect(page.getByRole('heading', { name: 'Setup instructions' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required')).toHaveCount(3)
  await page.getByRole('button', { name: /Procurement software/ }).click()
  await page.getByRole('option', { name: 'JAGGAER' }).click()
  await page.getByRole('textbox', { name: 'Customer sender domain' }).fill('DUNS')
  await page.getByRole('textbox', { name: 'Customer sender identity' }).fill(identity)
  const url = page.getByRole('textbox', { name: 'Procurement software URL' })
  await url.fill('jaggaer')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(url).toHaveAccessibleDescription('Please enter a valid URL')
  await url.fill('https://buy.jaggaer.example')
  // The choice by group is there only with a choice at all.
  const byGroup = page.getByRole('switch', { name: /Only ship-tos of the default’s group/ })
  await expect(byGroup).toHaveCount(0)
  await page.getByText('Allow ship-to change').click()
  await expect(byGroup).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Setup instructions' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/punchout\/[0-9a-f-]{36}$/)
  for (const label of ['setup URL', 'order URL', 'supplier domain', 'supplier identity'])
    await expect(page.getByRole('button', { name: `Copy ${label}` })).toBeVisible()

  await page.getByRole('button', { name: 'Generate secret' }).click()
  const dialog = page.getByRole('dialog', { name: 'Secret generated' })
  const secret = await dialog.getByText(/^[\w-]{43}$/).textContent()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(secret!)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate secret' })).toHaveCount(0)

  await page.getByRole('button', { name: /Ship-to mapping/ }).click()
  const mapping = page.getByRole('dialog', { name: 'Ship-to mapping' })
  const codes = mapping.getByRole('textbox', { name: /^Customer ship-to/ })
  await codes.nth(0).fill('0042')
  await codes.nth(1).fill(' 0042')
  await mapping.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(codes.nth(1)).toBeFocused()
  await expect(codes.nth(1)).toHaveAccessibleDescription('Another ship-to has this customer ship-to already.')
  await codes.nth(1).fill('')
  await page.keyboard.press('Control+Enter')
  await expect(mapping).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ship-to mapping (1)' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Check a message' }).click()
  const check = page.getByRole('dialog', { name: 'Check a message' })
  await check.getByRole('textbox', { name: 'cXML document' }).fill(setupRequest(identity, secret!))
  await check.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(check.getByText('The portal would answer 200 OK')).toBeVisible()
  await check.getByText('The message without its secrets').click()
  await expect(check.getByText('<SharedSecret>****</SharedSecret>')).toBeVisible()
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Revoke secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: 'Generate secret' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=punchout/)
  await expect(page.getByText(identity)).toHaveCount(0)
})

test('a mapping is imported in two steps with its texts, and its errors and itself are downloaded [PUNCH-2]', async ({
  page,
}) => {
  await signIn(page, manager)
  const made = await page.request.post('/api/punchout-settings', {
    data: { settings: { software: 'coupa', senderDomain: 'DUNS', senderIdentity: `import-${Date.now()}` } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { settings } = (await made.json()) as { settings: { id: string } }
  const base = `/api/punchout-settings/${settings.id}/ship-tos-mapping`
  const { shipTos } = await read<{ shipTos: { shipTo: string }[] }>(page.request, base)
  const [known] = shipTos
  await page.goto(`/profile/punchout/${settings.id}?open=import`)
  const dialog = page.getByRole('dialog', { name: 'Import ship-to mapping' })
  const choose = async (name: string, text: string) => {
    const opened = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a file', exact: true }).press('Enter')
    await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await choose('empty.csv', 'Ship To,Code\n')
  await expect(dialog.getByText('CSV cannot be empty')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  // Without leading zeros, as spreadsheets leave a number.
  const short = String(Number(known!.shipTo))
  await choose('wards.csv', `Ship To Number*,Place,Group\n${short},0042,West\n8888888,0043,West\n`)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Punchout ship to is a required column to map ship tos')).toBeVisible()
  await dialog.getByRole('button', { name: /Punchout Ship-to/ }).click()
  await page.getByRole('option', { name: 'Place' }).click()
  await expect(dialog.getByText('0042')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('File contains invalid ship-tos')).toBeVisible()
  await expect(dialog.getByText('Ship to not found')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expectAccessible(page)
  const errors = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download errors' }).click()
  expect((await errors).suggestedFilename()).toBe('wards-shipto-errors.csv')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const mapping = page.getByRole('dialog', { name: 'Ship-to mapping' })
  await expect(mapping.getByRole('textbox', { name: /^Customer ship-to/ }).first()).toHaveValue('0042')
  const file = page.waitForEvent('download')
  await mapping.getByRole('button', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toBe('punchout-shipto-mapping.csv')
  await expect(page.getByText('Ship-to mapping downloaded successfully!')).toBeVisible()
  await page.route('**/ship-tos-mapping/file', (route) => route.fulfill({ status: 503, body: '' }))
  await mapping.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Failed to download the ship-to mapping csv.')).toBeVisible()
  await page.request.delete(`/api/punchout-settings/${settings.id}`)
})

test('the admin reaches the integrations of a user from their account [PUNCH-1]', async ({ page }) => {
  await signIn(page, 'admin@larder.example')
  await page.goto('/manage-users?keyword=manager%40multiunit')
  await page.getByRole('link', { name: 'Ines Tavares' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('tab', { name: 'Account' }).click()
  await sheet.getByRole('link', { name: 'Punchout integrations' }).click()
  await expect(page.getByText(/of Ines Tavares/)).toBeVisible()
  await page.getByRole('link', { name: /Coupa/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Setup instructions' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Customer sender identity' })).toHaveValue('multiunit-hospital-group')
})

test('what the server refuses of an integration is said at its field, and what was typed stays [PUNCH-1, UI-2]', async ({
  page,
}) => {
  await signIn(page, manager)
  await page.goto('/profile/punchout/new')
  await page.getByRole('button', { name: /Procurement software/ }).click()
  await page.getByRole('option', { name: 'Coupa' }).click()
  await page.getByRole('textbox', { name: 'Customer sender domain' }).fill('networkid')
  const identity = page.getByRole('textbox', { name: 'Customer sender identity' })
  // The demo's own, in other letters.
  await identity.fill('MULTIUNIT-hospital-group')
  await page.keyboard.press('Enter')
  await expect(identity).toBeFocused()
  await expect(identity).toHaveAccessibleDescription(
    'You already have an integration with this sender domain and identity.',
  )
  await expect(identity).toHaveValue('MULTIUNIT-hospital-group')
})

const setupRequest = (identity: string, secret: string) => `<?xml version="1.0" encoding="UTF-8"?>
<cXML payloadID="1@journey.example" timestamp="${new Date().toISOString()}"><Header>
<From><Credential domain="DUNS"><Identity>${identity}</Identity></Credential></From>
<To><Credential domain="NetworkId"><Identity>larder</Identity></Credential></To>
<Sender><Credential domain="DUNS"><Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret></Credential></Sender>
</Header><Request><PunchOutSetupRequest operation="create"><BuyerCookie>1</BuyerCookie>
<BrowserFormPost><URL>https://buyer.example/return</URL></BrowserFormPost>
<ShipTo><Address addressID="0042"/></ShipTo></PunchOutSetupRequest></Request></cXML>`
