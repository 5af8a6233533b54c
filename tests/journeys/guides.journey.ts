import { expect, type Page, test } from '@playwright/test'
import { filesKept } from './support/kept-here.ts'
import { expectAccessible, signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

const dsr = 'rosa.dsr@larder.example'

interface Line {
  readonly lineId: string
  readonly itemNumber: string
  readonly description: string
  readonly caseParValue: number | null
}
interface Made {
  readonly id: string
  readonly address: string
  readonly lines: () => Promise<readonly Line[]>
}

/** The calls of the ship-to that the browser starts with. */
async function callsOf(page: Page): Promise<string> {
  const me = await read<{ shipTos: { division: string; number: string; isOrderingAllowed: boolean }[] }>(
    page.request,
    '/api/me',
  )
  const { division, number } = me.shipTos.find(({ isOrderingAllowed }) => isOrderingAllowed)!
  return `/api/divisions/${division}/ship-tos/${number}`
}

const cases = (page: Page) => page.getByRole('textbox', { name: /^Cases of/ })

/** A guide of this journey alone. */
async function makeGuide(page: Page, calls: string, name: string, body: object = {}): Promise<Made> {
  const made = await page.request.post(`${calls}/guides`, {
    data: { type: 'CustomOrder', name: `${name} ${Date.now()}`, from: { kind: 'bought', weeks: 26 }, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(made.ok()).toBe(true)
  const { id } = ((await made.json()) as { guide: { id: string } }).guide
  const address = `/guides/CustomOrder/${id}`
  return {
    id,
    address,
    lines: async () => (await read<{ lines: Line[] }>(page.request, `${calls}${address}/lines`)).lines,
  }
}

test('a guide is made from what was bought, sorted by keyboard, given pars and ordered without a mouse [GUIDE-1, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page)
  const calls = await callsOf(page)
  await page.goto('/guides')
  await expect(page.getByRole('heading', { name: 'Standard guide' })).toBeVisible()
  await page
    .getByRole('link', { name: /New guide/ })
    .or(page.getByRole('button', { name: /New guide/ }))
    .click()
  const name = `Walk the line ${Date.now()}`
  await page.getByLabel('Guide name').fill(name)
  await page.getByRole('button', { name: /It starts with/ }).click()
  await page.getByRole('option', { name: 'What was bought lately' }).click()
  await page.getByLabel('In the last').fill('26')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/guides\/CustomOrder\//)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const address = new URL(page.url()).pathname
  const lines = async () => (await read<{ lines: Line[] }>(page.request, `${calls}${address}/lines`)).lines
  const [first, second] = await lines()
  // The order of the shelf.
  await page.goto(`${address}?mode=sort`)
  await page.getByRole('row', { name: first!.description }).first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await lines())[0]!.lineId).toBe(second!.lineId)
  // Pars, with the keys of the order grid.
  await page.getByRole('button', { name: 'Pars, names and places' }).click()
  const pars = page.getByRole('textbox', { name: /^Par of .* in cases$/ })
  await pars.first().fill('1e9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Whole numbers up to 9,999' })).toBeVisible()
  await pars.first().fill('4')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await lines()).filter((line) => line.caseParValue === 4)).toHaveLength(1)
  await page.getByRole('button', { name: 'Done' }).click()
  // Ordered: the first quantity, one down, and the rest to par.
  await page.keyboard.press('q')
  const quantities = cases(page)
  await expect(quantities.first()).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(quantities.first()).toHaveValue('2')
  await page.getByRole('button', { name: 'Fill to par', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill to par' })
  await dialog.getByRole('button', { name: /^Fill 1 line/ }).click()
  await expect(dialog).toBeHidden()
  const typed = () => quantities.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(typed).toContain('4')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(typed).not.toContain('4')
  await expectAccessible(page)
})

test('add to guide from the item panel shows what an item is in, makes a guide in place, and adds once [GUIDE-2]', async ({
  page,
}) => {
  await signIn(page)
  const calls = await callsOf(page)
  const guide = await makeGuide(page, calls, 'Sauces')
  const [line] = await guide.lines()
  await page.goto(`/shop?item=${line!.itemNumber}`)
  // The panel names the guides of the item, each a link (ITEM-10).
  const named = page.getByRole('dialog').getByText('In guides:').locator('..').getByRole('link')
  await expect(named.first()).toHaveAttribute('href', /^\/guides\/(Standard|CustomOrder|CustomInventory)\//)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Add to guide: / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add to guide' })
  await expect(dialog.getByText('This item is already in the guide.').first()).toBeVisible()
  await expect(dialog.getByText('Your distributor chooses the items of the Standard guide.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New guide' }).click()
  const name = `In place ${Date.now()}`
  await dialog.getByLabel('Name of the new guide').fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Item successfully added to selected guides')).toBeVisible()
})

test('a guide the DSR manages is changed by staff alone, and says so to the chef [GUIDE-2]', async ({ page }) => {
  await signIn(page)
  const calls = await callsOf(page)
  await signIn(page, dsr)
  const managed = await makeGuide(page, calls, 'House list', { isDsrManaged: true })
  await signIn(page)
  await page.goto(managed.address)
  await expect(page.getByText('Managed by your DSR')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit list/ })).toContainText('Your DSR manages this guide.')
  await page.goto(`${managed.address}?mode=edit`)
  await expect(cases(page).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Par of/ })).toHaveCount(0)
})

test('a prospect sees no guides and no way into one [GUIDE-2, CUST-4]', async ({ page }) => {
  await signIn(page, 'prospect@maybe.example')
  await page.goto('/shop')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Guides', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Add to guide/ })).toHaveCount(0)
  await page.goto('/guides')
  await expect(page.getByText('Guides come with your account.')).toBeVisible()
})

test('a colleague deletes the guide that is open: it says so, and leads to the others [GUIDE-1]', async ({ page }) => {
  await signIn(page)
  const calls = await callsOf(page)
  const guide = await makeGuide(page, calls, 'Short lived')
  await page.goto(guide.address)
  await expect(cases(page).first()).toBeVisible()
  expect((await page.request.delete(`${calls}${guide.address}`)).ok()).toBe(true)
  await expect(page.getByText('This guide is no longer present.')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'All guides' }).click()
  await expect(page.getByRole('heading', { name: 'Standard guide' })).toBeVisible()
})

test('the shelf sheet has every line once, a box to tick and room for counts, and fits the paper [GUIDE-3]', async ({
  page,
}) => {
  await signIn(page)
  const calls = await callsOf(page)
  const guide = await makeGuide(page, calls, 'On paper')
  await page.goto(`${guide.address}/sheet`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const lines = await guide.lines()
  await expect(page.getByRole('cell', { name: '☐' })).toHaveCount(lines.length)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  // A4 and Letter keep 186 and 190 mm of their width.
  for (const width of [703, 718]) {
    await page.setViewportSize({ width, height: 1000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('columns of a long guide get no narrower while its rows scroll [UI-8, GUIDE-3]', async ({ page }) => {
  await signIn(page)
  const calls = await callsOf(page)
  const guide = await makeGuide(page, calls, 'Long', { from: undefined })
  const { items } = await read<{ items: { itemNumber: string }[] }>(page.request, `${calls}/items?pageSize=100`)
  const added = await page.request.post(`${calls}${guide.address}/items`, {
    data: { itemNumbers: items.map(({ itemNumber }) => itemNumber) },
  })
  expect(added.ok()).toBe(true)
  await page.addInitScript(() => localStorage.setItem('larder.guide-page-size', '100'))
  await page.goto(guide.address)
  await cases(page).first().fill('99')
  await expect(page.getByRole('row').nth(1).getByText(/^\$\d/).last()).toBeVisible()
  const head = page.getByRole('columnheader', { name: 'Total' })
  const widthOf = async () => (await head.boundingBox())!.width
  const atFirst = await widthOf()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('[data-row="99"]')).toBeVisible()
  expect(await widthOf()).toBeGreaterThanOrEqual(atFirst)
})

test('guides fit every screen in both themes, and a failing server is answered with Retry [UI-1, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page)
  const calls = await callsOf(page)
  const guide = await makeGuide(page, calls, 'All widths')
  for (const mode of ['order', 'edit', 'sort']) {
    await page.goto(`${guide.address}?mode=${mode}`)
    await expect(
      page
        .getByRole('textbox', { name: /^(Cases|Par) of/ })
        .or(page.getByRole('row'))
        .first(),
    ).toBeVisible()
    for (const width of [320, 390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, `${mode} at ${width}`).toBeLessThanOrEqual(width)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
  await page.route(`**/guides/CustomOrder/**`, (route) =>
    route.request().method() === 'GET' && route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The portal is busy.' } })
      : route.continue(),
  )
  await page.goto(guide.address)
  await expect(page.getByText('The guide could not be loaded')).toBeVisible({ timeout: 20_000 })
  await page.unroute(`**/guides/CustomOrder/**`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cases(page).first()).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the guides that were opened open in a cold tab and can be ordered from; what is typed is sent later [NEXT-9, PLAT-15]', async ({
    page,
    context,
  }) => {
    await signIn(page)
    const calls = await callsOf(page)
    const [one, two] = [await makeGuide(page, calls, 'Offline one'), await makeGuide(page, calls, 'Offline two')]
    for (const { address } of [one, two]) {
      await page.goto(address)
      await expect(cases(page).first()).toBeVisible()
      // What is kept is written a moment after the response.
      await page.waitForTimeout(1500)
    }
    await filesKept(page)
    await context.setOffline(true)
    await page.close()
    const cold = await context.newPage()
    await cold.goto(one.address)
    await expect(cold.getByText('You are offline.')).toBeVisible()
    await expect(cold.getByText(/as of/).first()).toBeVisible()
    const first = cases(cold).first()
    const before = Number(await first.inputValue())
    await first.fill(String(before + 2))
    await first.blur()
    await cold
      .getByRole('combobox', { name: 'Guide' })
      .or(cold.getByRole('navigation', { name: 'Guides' }))
      .first()
      .waitFor()
    await cold.goto(two.address)
    await expect(cases(cold).first()).toBeVisible()
    await cold.goto(one.address)
    await expect(first).toHaveValue(String(before + 2))
    await context.setOffline(false)
    await expect(cold.getByText('You are offline.')).toBeHidden({ timeout: 20_000 })
    await expect
      .poll(() => cold.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.typed.'))), {
        timeout: 40_000,
      })
      .toBe(false)
    await first.fill(before === 0 ? '' : String(before))
    await first.blur()
  })
})
