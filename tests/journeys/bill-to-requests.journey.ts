import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const chef = 'chef@harborbistro.example'
const customers = {
  billTos: [{ division: 'NLV', number: '0010001' }],
  shipTos: [{ division: 'NLV', number: '0020001' }],
}

// Other journeys order with this chef: an added bill-to would stand before the chef's own.
test.afterEach(async ({ request }) => {
  await request.post('/api/login', {
    data: { email: 'admin@larder.example', password: 'larder-demo', staySignedIn: false },
  })
  const { users } = await read<{ users: { userId: string; email: string }[] }>(request, `/api/users?keyword=${chef}`)
  const { userId } = users.find(({ email }) => email === chef)!
  const { user } = await read<{ user: { versions: { customers: number } } }>(request, `/api/users/${userId}`)
  const taken = await request.put(`/api/users/${userId}/customers`, {
    data: customers,
    headers: { 'if-match': `"${user.versions.customers}"` },
  })
  expect(taken.ok(), await taken.text()).toBe(true)
})

test('a chef asks for another bill-to by its number, the office adds it, and the chef sees so at once [USERS-2]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, chef)
  await page.goto('/my-bill-to-requests')
  await page.getByRole('button', { name: 'Request a bill-to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a bill-to' })
  const number = dialog.getByLabel('Bill-to number')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Required')).toBeVisible()
  await expect(number).toBeFocused()
  // One that the chef has already: what was typed stays.
  await number.fill('10001')
  await dialog.getByLabel('Note').fill('We cook for their weddings')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('You have this bill-to already.')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toHaveValue('We cook for their weddings')
  await number.fill('10003')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  const own = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await expect(own.first()).toContainText('0010003')
  await expect(own.first()).toContainText('Waiting')
  await expectAccessible(page)

  const office = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  await signIn(office, 'admin@larder.example')
  await office.goto('/notifications')
  await office.getByText('requests bill-to 0010003').first().click()
  await expect(office).toHaveURL(/bill-to-requests/)
  const waiting = office.getByRole('list', { name: 'Waiting requests' }).getByRole('listitem')
  await expect(waiting.first()).toContainText('We cook for their weddings')
  await expectAccessible(office)
  await office.getByRole('button', { name: /^Add 0010003 to / }).click()
  await expect(office.getByText(/Bill-to 0010003 was added to/)).toBeVisible()
  await expect(office.getByText('No request is waiting')).toBeVisible()
  await expect(own.first(), 'live').toContainText('Added')

  // A number nobody has is declined with a reason.
  await page.getByRole('button', { name: 'Request a bill-to' }).click()
  await number.fill('7654321')
  await page.keyboard.press('Control+Enter')
  await expect(waiting.first(), 'live').toContainText('No such bill-to')
  await office.getByRole('button', { name: /^Decline 7654321 of / }).click()
  const question = office.getByRole('dialog', { name: 'Decline request' })
  await question.getByLabel('Reason, for the user').fill('Please check the number')
  await office.route('**/api/bill-to-requests/*/decline', (route) => route.fulfill({ status: 503, body: '' }))
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question.getByLabel('Reason, for the user')).toHaveValue('Please check the number')
  await office.unroute('**/api/bill-to-requests/*/decline')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question).toBeHidden()
  await expect(own.first(), 'live').toContainText('Reason: Please check the number')
  await office.close()
})

test('whoever has no bill-to requests one from the page they land on, and goes on once it is added [USERS-2, ACCESS-5]', async ({
  page,
  request,
}) => {
  await signIn(page, chef)
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), shipTos: [], shipToCount: 0 } })
  })
  await page.goto('/guides')
  await expect(page).toHaveURL(/errors\/no-bill-tos/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Request a bill-to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a bill-to' })
  await dialog.getByLabel('Bill-to number').fill('10003')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByRole('button', { name: /Division/ }).click()
  await page.getByRole('option', { name: /^NLV/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  const own = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await expect(own.first()).toContainText('Waiting')
  await expectAccessible(page)
  await request.post('/api/login', {
    data: { email: 'admin@larder.example', password: 'larder-demo', staySignedIn: false },
  })
  const { requests } = await read<{ requests: { id: string; number: string }[] }>(request, '/api/bill-to-requests')
  const { id } = requests.find(({ number }) => number === '0010003')!
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await request.post(`/api/bill-to-requests/${id}/add`, { headers })).status()).toBe(200)
  await expect(own.first(), 'live').toContainText('Added')
  await page.unroute('**/api/me')
  await page.getByRole('button', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/home|dashboard/)
})
