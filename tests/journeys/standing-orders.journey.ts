import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { orderableItems } from './support/orderable-items.ts'
import { overflowing } from './support/overflowing.ts'
import { expectAccessible, signIn } from './support/portal.ts'

/** The job looks every minute. */
const draftMs = 100_000

/** What a person would read of the drafts that wait. */
const waiting = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /waits?$/ })
    .getByRole('listitem')
    .filter({ hasText: name })

test('made from a guide by keyboard, a date skipped, its draft placed by a tap; a failing save loses nothing [NEXT-4, UI-2]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/guides')
  await page.getByRole('button', { name: 'More actions' }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Repeat')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'New standing order' })).toBeVisible()
  const name = page.getByLabel('Name')
  await name.fill('Guide of every week')
  // Without a quantity nothing is sent, and the first wrong field is named.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Add at least one item with a quantity.').first()).toBeVisible()
  await page.getByLabel('The draft appears before the cut-off').fill('168')
  await page
    .getByRole('textbox', { name: /^Cases of/ })
    .first()
    .focus()
  await page.keyboard.type('2')
  await expect(page.getByText('1 item with a quantity')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/standing-orders', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('What you typed is still here.')).toBeVisible({ timeout: 15_000 })
  await expect(name).toHaveValue('Guide of every week')
  await page.unroute('**/standing-orders')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Guide of every week', level: 1 })).toBeVisible()

  const coming = page.getByRole('list', { name: 'Next deliveries' })
  const second = coming.getByRole('button', { name: /^Skip / }).nth(1)
  const day = (await second.getAttribute('aria-label'))!.replace('Skip ', '')
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(coming.getByRole('button', { name: `Take back ${day}` })).toBeVisible()

  const draft = waiting(page, 'Guide of every week')
  await expect(draft).toBeVisible({ timeout: draftMs })
  await expect(draft).toContainText('waits until')
  await expectAccessible(page)
  await draft.getByRole('button', { name: /^Place / }).click()
  await expect(page.getByText('Order placed successfully')).toBeVisible()
  await expect(draft).toBeHidden()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('Placed')).toBeVisible()
  await history.getByRole('link', { name: /^Order / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Guide of every week', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Standing order deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Guide of every week' })).toBeHidden()
})

test('one that places itself says when, waits once, stands on Home, and is skipped after a question [NEXT-4, SHELL-8]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/standing-orders')
  await expect(page.getByRole('heading', { name: 'Standing orders', level: 1 })).toBeVisible()
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { division: string; number: string }[] }
  const [{ division, number }] = me.shipTos as [{ division: string; number: string }]
  const path = `/api/divisions/${division}/ship-tos/${number}`
  const days = (await (await page.request.get(`${path}/customer-route-days`)).json()) as {
    routeDays: { soType: string; days: number[] }[]
  }
  const route = days.routeDays.find(({ soType }) => soType === 'regularDelivery')!
  const [itemNumber] = await orderableItems(page, 1)
  const made = await page.request.post(`${path}/standing-orders`, {
    data: {
      name: 'Placed by itself',
      weekdays: route.days.slice(0, 1),
      everyWeeks: 1,
      startsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      endsOn: null,
      deliveries: null,
      onHoliday: 'next',
      mode: 'auto',
      draftHours: 168,
      po: '',
      parGuideId: null,
      lines: [{ itemNumber, orderedCases: 1, orderedUnits: 0 }],
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.reload()
  const draft = waiting(page, 'Placed by itself')
  await expect(draft).toBeVisible({ timeout: draftMs })
  await expect(draft).toHaveCount(1)
  await expect(draft).toContainText('places itself on')
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /Draft of Placed by itself/ })).toBeVisible()
  await page.getByRole('link', { name: /Draft of Placed by itself/ }).click()
  await draft.getByRole('button', { name: /^Skip / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip this one' }).click()
  await expect(page.getByText('Draft skipped')).toBeVisible()
  await expect(draft).toBeHidden()
  expect((await page.request.delete(`${path}/standing-orders/${id}`)).ok()).toBe(true)
})

test('five hundred lines are changed on a narrow phone, kept while the connection is gone, and all on paper [NEXT-4, UI-8]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page)
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { division: string; number: string }[] }
  const [{ division, number }] = me.shipTos as [{ division: string; number: string }]
  const path = `/api/divisions/${division}/ship-tos/${number}`
  const items = new Set<string>()
  for (let pageNo = 1; items.size < 500; pageNo++) {
    const found = await page.request.get(`${path}/items?pageSize=100&pageNo=${pageNo}`)
    const rows = ((await found.json()) as { items: { itemNumber: string }[] }).items
    expect(rows.length).toBeGreaterThan(0)
    for (const { itemNumber } of rows) items.add(itemNumber)
  }
  const days = (await (await page.request.get(`${path}/customer-route-days`)).json()) as {
    routeDays: { soType: string; days: number[] }[]
  }
  const route = days.routeDays.find(({ soType }) => soType === 'regularDelivery')!
  const name = 'Grundbestellung-der-Frühstücksküche-mit-allem-was-dazugehört'
  const made = await page.request.post(`${path}/standing-orders`, {
    data: {
      name,
      weekdays: route.days.slice(0, 1),
      everyWeeks: 12,
      startsOn: '2199-01-01',
      endsOn: null,
      deliveries: null,
      onHoliday: 'next',
      mode: 'ask',
      draftHours: 24,
      po: '',
      parGuideId: null,
      lines: [...items].slice(0, 500).map((itemNumber) => ({ itemNumber, orderedCases: 1, orderedUnits: 0 })),
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }

  await page.goto(`/standing-orders/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  // On the screen twelve and a way to the others; on paper all of them.
  const lines = page.getByRole('region', { name: '500 items' }).getByRole('listitem')
  expect(await lines.filter({ visible: true }).count()).toBe(12)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(lines.filter({ visible: true })).toHaveCount(500)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page.goto(`/standing-orders/${id}/edit`)
  await expect(page.getByText('500 items with a quantity')).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await page.getByLabel('Name').fill('Five hundred lines')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('What you typed is still here.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Name')).toHaveValue('Five hundred lines')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Five hundred lines', level: 1 })).toBeVisible()
  expect((await page.request.delete(`${path}/standing-orders/${id}`)).ok()).toBe(true)
})
