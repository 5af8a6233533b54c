import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const manager = 'manager@multiunit.example'

/** An integration of the manager with a mapped ship-to and a secret, open in the portal. */
async function integrationOf(page: Page, software: 'coupa' | 'sap-oci'): Promise<{ id: string; secret: string }> {
  await signIn(page, manager)
  const settings = { software, senderDomain: 'DUNS', senderIdentity: `simulated-${Date.now()}` }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const made = await page.request.post('/api/punchout-settings', { data: { settings }, headers })
  const { id } = ((await made.json()) as { settings: { id: string } }).settings
  const mapping = await page.request.get(`/api/punchout-settings/${id}/ship-tos-mapping`)
  const [{ division, shipTo }] = ((await mapping.json()) as { shipTos: [{ division: string; shipTo: string }] }).shipTos
  const shipTosMapping = [{ division, shipTo, punchoutShipTo: '0042' }]
  const put = await page.request.put(`/api/punchout-settings/${id}`, { data: { shipTosMapping } })
  expect(put.ok(), await put.text()).toBe(true)
  const generated = await page.request.post(`/api/punchout-settings/${id}/generate`)
  return { id, secret: ((await generated.json()) as { secret: string }).secret }
}

/** Opens the simulator as a person does; it is a page of another origin. */
async function openSimulator(page: Page, id: string): Promise<Page> {
  await page.goto(`/profile/punchout/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Try in the simulator' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open the simulator' }).click()
  const simulator = await opened
  await expect(simulator.getByRole('heading', { name: 'Buyer simulator' })).toBeVisible()
  expect(new URL(simulator.url()).origin).not.toBe(new URL(page.url()).origin)
  // What opens it is in no address that could be copied.
  expect(simulator.url()).not.toContain('#')
  return simulator
}

/** Fills the first line of the shop and returns the cart. */
async function shopAndReturn(shop: Page | FrameLocator, goToReview: () => Promise<unknown>): Promise<void> {
  const field = shop.getByRole('textbox', { name: /^Cases of/ }).first()
  await field.fill('2')
  await field.press('Enter')
  await expect(shop.getByText('You are in punchout mode')).toBeVisible()
  await goToReview()
  await shop.getByRole('button', { name: 'Return cart' }).first().click()
  const checkout = shop.getByRole('dialog', { name: /Checkout|Alerts|Suggestions/ })
  await checkout
    .getByRole('button', { name: 'Return cart' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
}

/** Has documents sent to the simulator, as a person does: its address into the settings. */
async function takeDocuments(portal: Page, simulator: Page, id: string): Promise<void> {
  await simulator.getByRole('button', { name: 'Confirmations' }).click()
  const address = await simulator.getByText(/^http.*\/inbox\//).textContent()
  await expect(simulator.getByText(/^Nothing has come yet/)).toBeVisible()
  await expectAccessible(simulator)
  await portal.goto(`/profile/punchout/${id}`)
  await portal.getByRole('button', { name: 'Set up documents' }).click()
  const dialog = portal.getByRole('dialog', { name: 'Documents we send' })
  await dialog.getByLabel('Address').fill('simulator')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription('Please enter a valid URL')
  // What only the server knows is said there, too, and what was typed stays.
  await dialog.getByLabel('Address').fill('https://127.0.0.1/cxml')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(
    'Please enter an address that can be reached from the Internet',
  )
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await dialog.getByLabel('Address').fill(address!)
  await dialog.getByLabel('Shared secret').fill('of the simulator')
  await expectAccessible(portal)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(portal.getByText(`Order confirmations, ship notices and invoices go to ${address}`)).toBeVisible()
  await simulator.getByRole('button', { name: 'Back to the order' }).click()
}

/** The confirmation, the ship notice and the invoice of the order that was sent, each explained. */
async function expectDocuments(simulator: Page): Promise<void> {
  await simulator.getByRole('button', { name: 'Confirmations' }).click()
  for (const kind of ['order confirmation', 'ship notice', 'invoice']) {
    const said = simulator.getByRole('list', { name: `What the ${kind} says` })
    await expect(said.getByText(/and to the document that was sent\.$/)).toBeVisible({ timeout: 60_000 })
    await expect(said.getByText('Sender has the secret that was entered', { exact: false })).toBeVisible()
    await expect(said.getByLabel('Wrong')).toHaveCount(0)
  }
  await expect(simulator.getByText(/^\d+\.\d s after the order$/).first()).toBeVisible()
  await expect(simulator.getByRole('main')).not.toContainText('of the simulator')
  await expectAccessible(simulator)
}

const answerOf = (page: Page) => page.getByText(/^The portal answers/)

test('the simulator’s tour in a frame: setup, shop, return, order, change, cancellation and confirmation [PUNCH-5, PUNCH-3]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { id, secret } = await integrationOf(page, 'coupa')
  const simulator = await openSimulator(page, id)
  await simulator.getByRole('button', { name: 'Send setup request' }).click()
  await expect(simulator.getByLabel('Shared secret')).toHaveAccessibleDescription(/Required/)
  await simulator.getByLabel('Shared secret').fill('not the secret')
  await simulator.getByRole('button', { name: 'Send setup request' }).click()
  await expect(answerOf(simulator)).toHaveText('The portal answers 401 Unauthorized')
  await expectAccessible(simulator)
  await simulator.getByLabel('Shared secret').fill(secret)
  await simulator.getByRole('button', { name: 'Ask for the profile' }).click()
  await expect(answerOf(simulator)).toHaveText('The portal answers 200 OK')
  await simulator.getByRole('button', { name: /Ship-to/ }).click()
  await simulator.getByRole('option', { name: '0042' }).click()
  await simulator.getByRole('button', { name: 'Send setup request' }).click()

  const frame = simulator.frameLocator('iframe')
  await expect(frame.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible({ timeout: 30_000 })
  await shopAndReturn(frame, () => simulator.frame({ name: 'shop' })!.goto(`${baseURL}/review-cart`))
  // The whole window went back, and the tour goes on.
  const checked = simulator.getByRole('list', { name: 'What a buyer’s system looks at' })
  await expect(checked.getByText('It came back as it was sent.')).toBeVisible({ timeout: 30_000 })
  await expect(checked.getByLabel('Wrong')).toHaveCount(0)
  await expect(checked.getByText(/^The cart is for 0042/)).toBeVisible()
  await expectAccessible(simulator)

  await simulator.getByRole('button', { name: 'Order it' }).click()
  await expect(simulator.getByLabel('Shared secret')).toHaveValue('')
  await simulator.getByLabel('Shared secret').fill(secret)
  await simulator.getByRole('button', { name: 'Send order' }).click()
  await expect(answerOf(simulator)).toHaveText('The portal answers 200 OK')
  for (const kind of ['Change of the order', 'Cancellation of the order']) {
    await simulator.getByRole('button', { name: /Kind/ }).click()
    await simulator.getByRole('option', { name: kind }).click()
    await simulator.getByRole('button', { name: 'Send order' }).click()
    await expect(answerOf(simulator)).toHaveText('The portal answers 200 OK')
    await expect(simulator.getByText('OrderRequest', { exact: true })).toHaveCount(kind.startsWith('Change') ? 2 : 3)
  }
  await expectAccessible(simulator)

  // Another order, and what the portal sends about it.
  await takeDocuments(page, simulator, id)
  await simulator.getByRole('button', { name: /Kind/ }).click()
  await simulator.getByRole('option', { name: 'New order' }).click()
  await simulator.getByLabel('Order number').fill(`SIM-CONFIRMED-${Date.now()}`)
  await simulator.getByRole('button', { name: 'Send order' }).click()
  await expect(simulator.getByText('OrderRequest', { exact: true })).toHaveCount(4)
  await expectDocuments(simulator)

  // Every message, both ways, and the secret in none of them.
  await expect(simulator.getByText('PunchOutOrderMessage, through the browser, cxml-urlencoded')).toBeVisible()
  await simulator.getByText('PunchOutSetupRequest', { exact: true }).first().click()
  const shown = simulator.getByLabel('PunchOutSetupRequest', { exact: true })
  await expect(shown.first()).toContainText('<SharedSecret>****</SharedSecret>')
  await expectAccessible(simulator)
  await expect(simulator.getByRole('region', { name: /^Messages/ })).not.toContainText(secret)
  const kept = await simulator.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(kept).not.toContain(secret)
  for (const width of [320, 390, 820, 1024]) {
    await simulator.setViewportSize({ width, height: 900 })
    expect(await simulator.evaluate(() => document.documentElement.scrollWidth), String(width)).toBeLessThanOrEqual(
      width,
    )
  }

  // The portal's own log shows them, too.
  await page.goto(`/profile/punchout/${id}/messages`)
  await expect(page.getByRole('link', { name: 'OrderRequest' })).toHaveCount(4)
  await page.getByRole('link', { name: 'ConfirmationRequest' }).click()
  const sent = page.getByRole('dialog', { name: 'Message' })
  await expect(sent.getByText(/^The customer’s system took it after 1 attempt/)).toBeVisible()
  await sent.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The document is sent again')).toBeVisible()
  await expect(sent.getByText(/^The customer’s system took it after 1 attempt/)).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'ConfirmationRequest' })).toHaveCount(2, { timeout: 20_000 })
  await page.getByLabel('Outcome').selectOption({ label: 'Refused' })
  await expect(page.getByRole('link', { name: 'PunchOutSetupRequest' })).toHaveCount(1)
  await page.getByRole('link', { name: 'PunchOutSetupRequest' }).click()
  const message = page.getByRole('dialog', { name: 'Message' })
  await expect(message.getByText('<SharedSecret>****</SharedSecret>')).toBeVisible()
  await expect(message.getByText('not the secret')).toHaveCount(0)
  await expectAccessible(page)
})

test('the simulator’s tour in a window, by test mode, with a cart that is edited, ordered and confirmed [PUNCH-5, PUNCH-3]', async ({
  page,
  baseURL,
}) => {
  const { id, secret } = await integrationOf(page, 'coupa')
  const simulator = await openSimulator(page, id)
  await simulator.getByLabel('Shared secret').fill(secret)
  await simulator.getByText('A window of its own').click()
  await simulator.getByText(/^Test mode/).click()
  await simulator.getByRole('button', { name: 'Send setup request' }).click()
  const opened = simulator.context().waitForEvent('page')
  await simulator.getByRole('link', { name: 'Open the shop' }).click()
  const shop = await opened
  await expect(shop.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible({ timeout: 30_000 })
  await shopAndReturn(shop, () => shop.goto(`${baseURL}/review-cart`))
  await expect(shop.getByRole('heading', { name: 'The cart is in the simulator' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(shop)
  // The page that stayed open has the cart, and still the secret.
  const checked = simulator.getByRole('list', { name: 'What a buyer’s system looks at' })
  await expect(checked.getByText('deploymentMode is "test", as it was sent.')).toBeVisible({ timeout: 30_000 })
  await simulator.getByRole('button', { name: 'Order it' }).click()
  await simulator.getByRole('button', { name: 'Send order' }).click()
  await expect(answerOf(simulator)).toHaveText('The portal answers 200 OK')
  await simulator.getByRole('button', { name: 'Back to the cart' }).click()
  await simulator.getByRole('button', { name: 'Edit the cart' }).click()
  await simulator.getByText(/^Test mode/).click()
  await simulator.getByRole('button', { name: 'Send setup request' }).click()
  const again = simulator.context().waitForEvent('page')
  await simulator.getByRole('link', { name: 'Open the shop' }).click()
  const edited = await again
  await edited
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
    .waitFor({ timeout: 30_000 })
  await edited.goto(`${baseURL}/review-cart`)
  await edited.getByRole('button', { name: 'Return cart' }).first().click()
  const checkout = edited.getByRole('dialog', { name: /Checkout|Alerts|Suggestions/ })
  await checkout
    .getByRole('button', { name: 'Return cart' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expect(edited.getByRole('heading', { name: 'The cart is in the simulator' })).toBeVisible({ timeout: 30_000 })
  await expect(checked.getByText('deploymentMode is "production", as it was sent.')).toBeVisible({ timeout: 30_000 })
  await simulator.getByRole('button', { name: 'Order it' }).click()
  await takeDocuments(page, simulator, id)
  await simulator.getByRole('button', { name: 'Send order' }).click()
  await expect(simulator.getByText('OrderRequest', { exact: true })).toHaveCount(2)
  await expectDocuments(simulator)
})

test('SAP OCI is simulated by its own forms: a search in the background, and a cart in a frame [PUNCH-5, PUNCH-3]', async ({
  page,
  baseURL,
}) => {
  const { id, secret } = await integrationOf(page, 'sap-oci')
  const simulator = await openSimulator(page, id)
  await simulator.getByLabel('Shared secret').fill(secret)
  await simulator.getByRole('button', { name: /Function/ }).click()
  await simulator.getByRole('option', { name: /Search in the background/ }).click()
  await simulator.getByLabel('Search words').fill('tomato')
  await simulator.getByRole('button', { name: 'Call up the catalog' }).click()
  const checked = simulator.getByRole('list', { name: 'What SAP looks at' })
  await expect(checked.getByText(/numbered from 1, each with what SAP needs/)).toBeVisible()
  await expect(checked.getByLabel('Wrong')).toHaveCount(0)
  await expectAccessible(simulator)
  await simulator.getByRole('button', { name: 'Shop again' }).click()
  await simulator.getByRole('button', { name: 'Call up the catalog' }).click()
  const frame = simulator.frameLocator('iframe')
  await expect(frame.getByRole('textbox', { name: /^Cases of/ }).first()).toBeVisible({ timeout: 30_000 })
  await shopAndReturn(frame, () => simulator.frame({ name: 'shop' })!.goto(`${baseURL}/review-cart`))
  await expect(checked.getByText('1 item, numbered from 1, each with what SAP needs.')).toBeVisible({ timeout: 30_000 })
  expect(await simulator.content()).not.toContain(secret)
})

test('the simulator says what is wrong when it is opened otherwise, slow, or away [PUNCH-5]', async ({ page }) => {
  const { id } = await integrationOf(page, 'coupa')
  const simulator = await openSimulator(page, id)
  const { origin } = new URL(simulator.url())
  await simulator.route('**/api/send', (route) =>
    route.fulfill({ status: 502, json: { message: 'The portal does not answer.' } }),
  )
  await simulator.getByLabel('Shared secret').fill('any')
  await simulator.getByRole('button', { name: 'Send setup request' }).click()
  await expect(simulator.getByRole('alert')).toHaveText('The portal does not answer.')
  await expect(simulator.getByLabel('Shared secret')).toHaveValue('any')
  await simulator.route('**/api/runs', (route) => route.abort())
  const other = await page.context().newPage()
  await other.goto(`${origin}/`)
  await expect(other.getByText(/It is opened from the settings of a punchout integration/)).toBeVisible()
  await other.goto('about:blank')
  await other.goto(`${origin}/#forged.ticket`)
  await expect(other.getByText(/It is opened from the settings/)).toBeVisible()
  await page.route('**/simulator', (route) => route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy' } }))
  await page.goto(`/profile/punchout/${id}?open=simulator`)
  const dialog = page.getByRole('dialog', { name: 'Try in the simulator' })
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute('**/simulator')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('link', { name: 'Open the simulator' })).toBeVisible()
})
