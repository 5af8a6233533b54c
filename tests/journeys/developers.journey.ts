import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

const manager = 'manager@multiunit.example'

test('a customer makes a key for a program, which reads with it, rotates and revokes it [NEXT-12]', async ({
  page,
  playwright,
  baseURL,
}) => {
  const program = `Robot ${Date.now()}`
  await signIn(page, manager)
  await page.goto('/developers/keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  const name = dialog.getByRole('textbox', { name: 'Program' })
  await expect(name).toBeFocused()
  await expect(dialog.getByText('Please choose at least one permission')).toBeVisible()
  await name.fill(program)
  await dialog.getByText('View sales orders').click()
  // What is for people is not offered.
  await expect(dialog.getByText('Punchout', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  const shown = page.getByRole('dialog', { name: 'API key created' })
  const secret = (await shown.getByText(/^larder_[\w-]{43}$/).textContent())!
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)

  const robot = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  expect((await robot.get('/api/sales-orders')).status()).toBe(200)
  expect((await robot.get('/api/invoices')).status()).toBe(403)
  const row = page.getByRole('listitem').filter({ hasText: program })
  await expect(row).toContainText('View sales orders')

  await row.getByRole('button', { name: /^Rotate/ }).click()
  const rotate = page.getByRole('dialog', { name: 'Rotate API key' })
  await rotate.getByRole('button', { name: 'Rotate', exact: true }).click()
  const rotated = page.getByRole('dialog', { name: 'API key rotated' })
  await expect(rotated.getByText(/^larder_[\w-]{43}$/)).not.toHaveText(secret)
  await rotated.getByRole('button', { name: 'Done' }).click()
  await expect(row).toContainText('Former key accepted until')
  expect((await robot.get('/api/sales-orders')).status()).toBe(200)

  await row.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  expect((await robot.get('/api/sales-orders')).status()).toBe(401)
  await robot.dispose()
})

test('a customer adds a webhook, sees a test event arrive, rotates its secret, pauses and deletes it [NEXT-12]', async ({
  page,
  baseURL,
}) => {
  const received: string[] = []
  const receiver = createServer((request, reply) => {
    received.push(String(request.headers['webhook-signature']))
    reply.writeHead(received.length === 1 ? 500 : 200).end('<b>thanks</b>')
  })
  // The one host of tests that playwright.config.ts allows.
  const host = `127.0.0.1:${Number(new URL(baseURL!).port) + 300}`
  await new Promise<void>((listening) => receiver.listen(Number(host.split(':')[1]), '127.0.0.1', listening))
  await signIn(page, manager)
  await page.goto('/developers/webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('https://169.254.169.254/latest')
  await dialog.getByText('Order placed').click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(address).toHaveAccessibleDescription(/an address that can be reached from the Internet/)
  await expect(address).toHaveValue('https://169.254.169.254/latest')
  await address.fill(`http://${host}/hook`)
  await page.keyboard.press('Control+Enter')
  const shown = page.getByRole('dialog', { name: 'Webhook added' })
  await expect(shown.getByText(/^whsec_/)).toBeVisible()
  await shown.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: new RegExp(host) }).click()

  await page.getByRole('button', { name: 'Send test event' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Test' })
  await expect(row).toContainText('500 in')
  await row.getByRole('button', { name: /^Details/ }).click()
  const message = page.getByRole('dialog', { name: 'Test' })
  // Text, and no markup.
  await expect(message.getByText('<b>thanks</b>')).toBeVisible()
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Send again' }).click()
  await expect(row).toContainText('Delivered')
  expect(received).toHaveLength(2)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('dialog', { name: 'Secret rotated' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect.poll(() => received.length).toBe(3)
  expect(received[2]!.split(' ')).toHaveLength(2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paused')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: new RegExp(host) })).toHaveCount(0)
  receiver.close()
})

test('the guide runs an example, finds a call by its words and shows how to make it [NEXT-12]', async ({ page }) => {
  await signIn(page, manager)
  await page.goto('/developers')
  await page.getByRole('button', { name: 'Run it as me' }).click()
  await expect(page.getByRole('region', { name: 'answer' })).toContainText('HTTP 200')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('place order')
  const calls = page.getByRole('list', { name: 'Calls' })
  await expect(calls).toContainText('/place-order')
  await expect(page).toHaveURL(/keyword=place/)
  await page.getByRole('button', { name: 'Example of placeOrder', exact: true }).click()
  await expect(page.getByRole('region', { name: 'example of placeOrder' })).toContainText('Idempotency-Key')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('change my password')
  await expect(page.getByText('No call found')).toBeVisible()
  await page.getByRole('button', { name: /Event/ }).click()
  await page.getByRole('option', { name: /shipment.reported/ }).click()
  await expect(page.getByRole('region', { name: 'message' })).toContainText('shippedCases')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('lists that do not load say so and come with Retry [NEXT-12, UI-6]', async ({ page }) => {
  await signIn(page, manager)
  for (const [address, call, what] of [
    ['/developers/keys', '**/api/api-keys', 'API keys'],
    ['/developers/webhooks', '**/api/webhooks', 'webhooks'],
    ['/developers', '**/api/developers/calls', 'calls'],
  ] as const) {
    const body = JSON.stringify({ code: 'unavailable', message: 'Larder cannot reach its database right now.' })
    await page.route(call, (route) => route.fulfill({ status: 503, contentType: 'application/json', body }))
    await page.goto(address)
    await expect(page.getByText(new RegExp(`The ${what}`)).first()).toBeVisible()
    await page.unroute(call)
    await page
      .getByRole('button', { name: /Retry|Try again/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /Retry|Try again/ })).toHaveCount(0)
  }
})

test('staff set up an EDI partner; what is wrong is said at its field, and what was typed stays [NEXT-12, UI-2]', async ({
  page,
}) => {
  const name = `Partner ${Date.now()}`
  await signIn(page, 'admin@larder.example')
  await page.goto('/developers/edi?edi-partner=new')
  const dialog = page.getByRole('dialog', { name: 'Add EDI partner' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Folder' }).fill(`p-${Date.now()}`)
  await dialog.getByRole('textbox', { name: 'Their id (ISA06)' }).fill(`P${String(Date.now()).slice(-9)}`)
  await dialog.getByRole('textbox', { name: 'Our id (ISA08)' }).fill('LARDER')
  await dialog.getByRole('textbox', { name: 'Orders as' }).fill('nobody@nowhere.example')
  const shipTos = dialog.getByRole('textbox', { name: 'Ship-tos' })
  await shipTos.fill('0042 NLV-1')
  await page.keyboard.press('Control+Enter')
  await expect(shipTos).toHaveAccessibleDescription(/Line 1: Each line has a code, a comma/)
  await shipTos.fill('')
  await page.keyboard.press('Control+Enter')
  const orders = dialog.getByRole('textbox', { name: 'Orders as' })
  await expect(orders).toHaveAccessibleDescription(/no active user/)
  await expect(orders).toHaveValue('nobody@nowhere.example')
  await orders.fill(manager)
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await expect(page.getByText('No files yet')).toBeVisible()
  await expectAccessible(page)
})
