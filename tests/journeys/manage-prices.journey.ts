import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './support/portal.ts'

test('prices are pasted, previewed, corrected, saved and undone by keyboard; what was typed survives a refusal [ITEM-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/managed-prices/change?division=NLV')
  const grid = page.getByRole('grid', { name: 'Prices' })
  const field = (name: string, line = 1) => grid.getByLabel(`${name} of line ${line}`, { exact: true })
  await field('For').fill('list')
  await page.keyboard.press('ArrowRight')
  await expect(field('Item')).toBeFocused()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '101641\t99.99\n101008\t0.01')
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(field('Case', 2)).toHaveValue('0.01')
  await field('For', 2).fill('list')
  for (const line of [1, 2]) await field('From', line).fill('12/31/2099')
  await page.keyboard.press('Control+Enter')
  await expect(grid.getByText('This price is below cost.')).toBeVisible()
  await expectAccessible(page)
  await field('Case', 2).fill('88.88')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Keep their contract')).toBeVisible()
  await expect(grid.getByText(/ship-to.*in 12 weeks/).first()).toBeVisible()
  // A colleague saves one of them in the meantime.
  const other = await page.request.post('/api/price-changes', {
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-larder': '1', origin: new URL(page.url()).origin },
    data: {
      division: 'NLV',
      allowsBelowCost: false,
      reason: 'A colleague',
      lines: [
        {
          itemNumber: '0101008',
          scope: 'L',
          startsOn: '2099-12-31',
          endsOn: null,
          caseCents: 5000,
          eachCents: null,
          poundHundredths: null,
          breaks: null,
          costPlus: null,
          reference: '',
          isRemoved: false,
          before: null,
        },
      ],
    },
  })
  expect(other.ok(), await other.text()).toBe(true)
  await page.getByLabel('Why').fill('Journey')
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect(grid.getByText(/Now \$50\.00 a case, until further notice, set by/)).toBeVisible()
  await expect(field('Case', 2)).toHaveValue('88.88')
  await page.getByRole('button', { name: /^Preview/ }).click()
  await expect(page.getByText('Keep their contract')).toBeVisible()
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect(page.getByRole('heading', { name: 'Journey' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog', { name: 'Undo change' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undo: Journey' })).toBeVisible()
  await page.goto('/managed-prices?division=NLV&phase=coming&keyword=0101008')
  await expect(page.getByText('$50.00 a case')).toBeVisible()
  await expectAccessible(page)
})

test('prices by quantity and cost plus are typed beside a price, previewed, saved and taken up again [ITEM-8]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@larder.example')
  await page.goto('/managed-prices/change?division=NLV')
  const grid = page.getByRole('grid', { name: 'Prices' })
  const type = async (line: number, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await grid.getByLabel(`${name} of line ${line}`, { exact: true }).fill(value)
  }
  await type(1, { For: 'list', Item: '101641', Case: '99.99', From: '12/31/2099', 'By quantity': '10=100.00' })
  await type(2, { For: 'list', Item: '101008', From: '12/31/2099', 'Cost plus': '12%' })
  await page.keyboard.press('Control+Enter')
  await expect(
    grid.getByText('Prices by quantity are lower the more cases, and lower than the price of one.'),
  ).toBeVisible()
  await type(1, { 'By quantity': '10=95.00|25=90.00' })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Keep their contract')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Why').fill('Terms')
  await page.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
  await expect(page.getByText(/\$95\.00 at 10 cases or more, \$90\.00 at 25 cases or more/)).toBeVisible()
  await expect(page.getByText(/cost plus 12%/i)).toBeVisible()
  await page.goto('/managed-prices?division=NLV&phase=coming&keyword=0101641')
  await page.getByRole('link', { name: /^Change/ }).click()
  await expect(grid.getByLabel('By quantity of line 1')).toHaveValue('10=95.00|25=90.00')
})

test('the panel says to staff what is added to which cost, and to a customer the price alone [ITEM-8]', async ({
  page,
}) => {
  await signIn(page, 'rosa.dsr@larder.example')
  const me = (await (await page.request.get('/api/me')).json()) as { shipTos: { number: string }[] }
  await signIn(page, 'admin@larder.example')
  const shipTos = [...new Set([me.shipTos[0]!.number, '0020001'])]
  const imported = await page.request.post('/api/imports/prices', {
    headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
    data: [
      'division,itemNumber,shipTo,startsOn,costPlusPercent',
      ...shipTos.map((shipTo) => `NLV,0100975,${shipTo},2026-01-02,12.5`),
    ].join('\n'),
  })
  expect(await imported.json()).toMatchObject({ added: shipTos.length, refused: 0 })
  await signIn(page, 'rosa.dsr@larder.example')
  await page.goto('/shop?item=0100975')
  const note = page.getByRole('dialog').getByText(/^cost plus 12\.5% · cost \$[\d.,]+ (a case|\/lb)$/i)
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await signIn(page, 'chef@harborbistro.example')
  await page.goto('/shop?item=0100975')
  await expect(page.getByRole('dialog').getByText('CS').first()).toBeVisible()
  await expect(page.getByText(/cost plus/i)).toHaveCount(0)
})
