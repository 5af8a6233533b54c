import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { orderableItems } from './support/orderable-items.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const rosa = 'rosa.dsr@larder.example'

interface Place {
  readonly division: string
  readonly number: string
}

async function made(request: APIRequestContext, path: string, data: object): Promise<Record<string, string>> {
  const response = await request.post(path, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Record<string, string>
}

/** A form in a first and in a second tab of the same person. */
async function inTwoTabs(
  page: Page,
  address: string,
  { field, save }: { field: (page: Page) => Locator; save: string },
): Promise<void> {
  const stamp = Date.now()
  const [ofFirst, ofSecond] = [`Of the first tab ${stamp}`, `Of the second tab ${stamp}`]
  const second = await page.context().newPage()
  for (const tab of [page, second]) await tab.goto(address)
  await field(second).fill(ofSecond)
  await field(page).fill(ofFirst)
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  await second.getByRole('button', { name: save, exact: true }).click()
  await expect(second.getByText('Someone else changed this in the meantime.')).toBeVisible()
  await expect(second.getByRole('listitem').filter({ hasText: `Name: ${ofFirst}` })).toBeVisible()
  await expect(field(second)).toHaveValue(ofSecond)
  await expectAccessible(second)
  await second.getByRole('button', { name: save, exact: true }).click()
  await expect(second).not.toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  await second.reload()
  await expect(second.getByText(ofSecond).first()).toBeVisible()
  await second.close()
}

const nameIn = (part: 'dialog' | 'main') => (page: Page) => page.getByRole(part).getByRole('textbox', { name: /^Name/ })

test('a form names what another tab saved first, keeps what is typed, and saves it then [STAFF-3, STAFF-4, STAFF-5]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, rosa)
  const { shipTos } = await read<{ shipTos: Place[] }>(page.request, '/api/me')
  const { division, number } = shipTos[0]!
  const name = `Two tabs ${Date.now()}`
  const view = await made(page.request, '/api/order-views', {
    name,
    columns: ['itemNumber', 'description', 'case', 'each'],
    sortBy: null,
    sortDirection: 'asc',
    sharedWith: 'nobody',
  })
  await inTwoTabs(page, `/order-views?order-view=${view['orderViewId']}`, { field: nameIn('dialog'), save: 'Save' })
  const promotion = await made(page.request, '/api/dsr-promotions', {
    division,
    name,
    note: '',
    startsOn: '2030-01-07',
    endsOn: '2030-01-14',
    audience: [{ kind: 'shipTo', number }],
    allowsBelowCost: false,
  })
  const id = promotion['promotionId']
  await inTwoTabs(page, `/dsr-promotions/${id}?promotion=${id}`, { field: nameIn('dialog'), save: 'Save' })
  const [itemNumber] = await orderableItems(page, 1)
  const distribution = await made(page.request, '/api/auto-distribution', {
    division,
    name,
    itemNumber,
    orderedCases: 1,
    orderedUnits: 0,
    startsOn: '2030-01-07',
    everyWeeks: null,
    endsOn: null,
    shipTos: [number],
  })
  await inTwoTabs(page, `/auto-distribution/${distribution['id']}/edit`, { field: nameIn('main'), save: 'Save' })
})

test('a budget that another tab saved first is named, and the typed one is saved then [NEXT-11]', async ({ page }) => {
  await signIn(page)
  const second = await page.context().newPage()
  const month = (tab: Page) => tab.getByRole('dialog').getByLabel('Dollars a month')
  for (const tab of [page, second]) await tab.goto('/spend?dialog=spend-budget')
  await month(second).fill('2,000.00')
  await month(page).fill('1,000.00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Dollars a month: 1000.00')).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('dialog')).toBeHidden()
})
