import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { buildXlsx } from '#areas/order-import/testing/build-xlsx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { onboardingOf } from '#tests/support/onboarding.ts'

const { db, url } = await testDatabase()
const onboardIn = onboardingOf(url)
const folder = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const onboard = (...words: string[]) => onboardIn(folder, ...words)

const put = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
const plan = () => JSON.parse(readFileSync(join(folder, 'larder-onboard.json'), 'utf8')) as Record<string, unknown>
const keepPlan = (changed: object) =>
  writeFileSync(join(folder, 'larder-onboard.json'), JSON.stringify({ ...plan(), ...changed }))
const count = async (table: 'items' | 'ship_tos' | 'orders') =>
  (await db.row<{ n: number }>(`select count(*)::int as n from ${table}`)).n

put(
  'ITEMMAST_20261125.csv',
  'Item #;Item Desc;Brand Name;Category;Pack/Size;UPC Code;List Price;Buyer',
  '10023;Milk Whole;Meadow;Dairy;4/1 GAL;5051379043735;12.50;JS',
  'BR-7;Brisket;;Meat;1/30 LB;;88.10;JS',
  '10026;Cream;Meadow;Dairy;;;;JS',
  '10025;;Meadow;Dairy;;;3;JS',
)
writeFileSync(
  join(folder, 'Customers.xlsx'),
  buildXlsx([
    ['Acct No', 'Customer Name', 'Street', 'City', 'St', 'Zip', 'Delivery Days'],
    ['PR0115', 'Harbor Bar', '1 A St', 'Reno', 'NV', '89501', 'MWF'],
    ['PR0116', 'Corner Cafe', '2 B St', 'Reno', 'NV', '89502', 'TTh'],
  ]),
)
put('web users.tsv', 'E-mail\tFull Name\tAcct #', 'ana@bar.example\tAna Ruiz\tPR0115')
put(
  'saleshistory.csv',
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID',
  '536365,10023,Milk Whole,6,2026-11-01 08:26,12.50,PR0115',
  '536365,BR-7,Brisket,-1,2026-11-01 08:26,88.10,PR0115',
  '536366,10023,Milk Whole,2,2026-11-02 08:26,12.50,NOBODY',
)
put('drivers.csv', 'Driver,Truck', 'Lee,4')

test('the first run proposes what the files are, keeps it beside them, and imports nothing [PLAT-3]', async () => {
  const { code, lines } = await onboard(
    '--division',
    'RNO',
    '--time-zone',
    'America/Los_Angeles',
    '--mail',
    'ops@larder.example',
  )
  expect(code).toBe(4)
  expect(lines).toContain('Division RNO, in the time zone America/Los_Angeles')
  expect(lines.find((line) => line.startsWith('ITEMMAST_*.csv: prices'))).toContain('casePrice = List Price')
  expect(lines).toContain('ITEMMAST_*.csv: not used: Buyer')
  expect(lines.find((line) => line.startsWith('drivers.csv'))).toContain('not understood')
  expect(lines.filter((line) => line.startsWith('- '))).toEqual([
    '- A portal admin: npm run larder -- user EMAIL --role portalAdmin.',
  ])
  expect(plan()).toMatchObject({ divisions: [{ division: 'RNO' }], mailTo: ['ops@larder.example'], makeMissing: true })
  expect(await count('items')).toBe(0)
})

test('a preview counts what would be imported, file by file in the right order, and writes nothing [PLAT-3]', async () => {
  rmSync(join(folder, 'larder-onboard.json'))
  const { code, lines } = await onboard('--preview', '--division', 'RNO', '--time-zone', 'America/Los_Angeles')
  expect(code).toBe(3)
  expect(lines.filter((line) => line.includes('a preview')).map((line) => line.replace(/ in [\d.]+ s/, ''))).toEqual([
    'bill-tos: 2 read, 2 added, 0 changed, 0 unchanged, 0 refused; a preview, nothing was stored',
    'ship-tos: 2 read, 2 added, 0 changed, 0 unchanged, 0 refused; a preview, nothing was stored',
    'route-days: 2 read, 2 added, 0 changed, 0 unchanged, 0 refused; a preview, nothing was stored',
    'users: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused; a preview, nothing was stored',
    'items: 4 read, 3 added, 0 changed, 0 unchanged, 1 refused; a preview, nothing was stored',
    'prices: 3 read, 2 added, 0 changed, 0 unchanged, 1 refused; a preview, nothing was stored',
    'orders: 3 read, 2 added, 0 changed, 0 unchanged, 1 refused; a preview, nothing was stored',
  ])
  expect(lines).toContain('- 1 item of 3 cannot be ordered: without a price.')
  expect(existsSync(join(folder, 'larder-onboard.json'))).toBe(false)
  expect(await count('items')).toBe(0)
  expect(await db.rows('select from divisions union all select from mails union all select from import_runs')).toEqual(
    [],
  )
  await onboard('--division', 'RNO', '--time-zone', 'America/Los_Angeles', '--mail', 'ops@larder.example')
})

test('the next run imports in the right order, says what was refused and missing, and mails that [PLAT-3]', async () => {
  const { code, lines } = await onboard()
  expect(code).toBe(3)
  const heads = lines.flatMap(
    (line) => /^([a-z-]+): (\d+) read, (\d+) added, .* (\d+) refused/.exec(line)?.slice(1).join(' ') ?? [],
  )
  expect(heads).toEqual([
    'bill-tos 2 2 0',
    'ship-tos 2 2 0',
    'route-days 2 2 0',
    'users 1 1 0',
    'items 4 3 1',
    'prices 3 2 1',
    'orders 3 2 1',
  ])
  expect(lines).toContain('Brands made (2): Meadow, Unbranded')
  expect(lines.filter((line) => line.startsWith('- '))).toEqual([
    '- A portal admin: npm run larder -- user EMAIL --role portalAdmin.',
    '- 1 item of 3 cannot be ordered: without a price.',
  ])
  expect(await db.row(`select bill_to, ship_to, placed_at, subtotal_cents::int as cents from orders`)).toEqual({
    bill_to: 'PR0115',
    ship_to: 'PR0115',
    placed_at: '2026-11-01T16:26:00.000Z',
    cents: -1310,
  })
  const mail = await db.row<{ subject: string; text: string }>('select subject, text_body as text from mails')
  expect(mail.subject).toBe('Larder import: 7 imports, 3 files with trouble')
  expect(mail.text).toContain('line 5: description is required')
})

test('it can be repeated every night: nothing changes, and the newest file of a name is the one that counts [PLAT-3]', async () => {
  const again = await onboard()
  expect(again.lines.filter((line) => / [1-9]\d* (added|changed)/.test(line))).toEqual([])
  put(
    'ITEMMAST_20261126.csv',
    'Item #;Item Desc;Brand Name;Category;Pack/Size;UPC Code;List Price;Buyer',
    '10023;Milk;Meadow;Dairy;4/1 GAL;;13.00;JS',
  )
  keepPlan({ gone: { items: 10 } })
  const held = '2 of 3 stored items are not in the file, more than 10 %: they stay as they are.'
  expect((await onboard('--preview')).lines).toContain(
    `${held} "gone": { "items": PERCENT } in larder-onboard.json raises the limit`,
  )
  keepPlan({ gone: { items: 70 } })
  expect((await onboard('--preview')).lines).toContain(
    '2 of 3 stored items are not in the file and would become inactive',
  )
  const night = await onboard()
  expect(night.lines.find((line) => line.startsWith('items: 1 read'))).toContain('1 changed')
  expect(night.lines).toContain('2 of 3 stored items are not in the file and become inactive')
  expect(await db.rows(`select item_number as item, erp_status as status from items order by 1`)).toEqual([
    { item: '0010023', status: 'active' },
    { item: '0010026', status: 'inactive' },
    { item: 'BR-7', status: 'inactive' },
  ])
  expect(await count('ship_tos')).toBe(2)
  expect(await count('orders')).toBe(1)
})

test('price class, state and block of a customer are those of its ship-tos, which another file lists [PLAT-3]', async () => {
  const others = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
  onTestFinished(() => rmSync(others, { recursive: true, force: true }))
  const customers = (...rows: string[]) =>
    writeFileSync(
      join(others, 'AR_CUST.csv'),
      `${['CUST_NO,CUST_NM,CITY,PRC_CLS,STATUS,Blocked,CR_HOLD', ...rows].join('\n')}\n`,
    )
  customers(
    'GRILL,The Grill,Reno,B,A,,N',
    'DELI,The Deli,Reno,C,I,Y,N',
    'PUB,The Pub,Reno,C,H,,N',
    'OFFICE,Office,Reno,C,A,,',
  )
  const places = ['GRILL,1,Grill 1,Reno', 'GRILL,2,Grill 2,Reno', 'DELI,1,Deli,Elko', 'PUB,1,Pub,Reno']
  writeFileSync(join(others, 'AR_SHIPTO.csv'), `${['CUST_NO,SHIP_SEQ,SHIP_NM,CITY', ...places].join('\n')}\n`)
  const { lines } = await onboardIn(others, '--division', 'RNO', '--time-zone', 'America/Los_Angeles', '--yes')
  expect(lines).toContain('line 5: No other file has a ship-to of OFFICE')
  const stored = () =>
    db.rows(`select number, name, city, price_class as class, is_active as active, is_ordering_allowed as allowed,
      (select b.is_on_credit_hold from bill_tos b where b.division = s.division and b.number = s.bill_to) as hold
      from ship_tos s where bill_to in ('GRILL', 'DELI', 'PUB', 'OFFICE') order by 1`)
  const grill = { city: 'Reno', class: 'B', active: true, allowed: true, hold: false }
  expect(await stored()).toEqual([
    { number: 'DELI-1', name: 'Deli', city: 'Elko', class: 'C', active: false, allowed: false, hold: false },
    { number: 'GRILL-1', name: 'Grill 1', ...grill },
    { number: 'GRILL-2', name: 'Grill 2', ...grill },
    { number: 'PUB-1', name: 'Pub', city: 'Reno', class: 'C', active: true, allowed: true, hold: true },
  ])
  const again = await onboardIn(others)
  expect(again.lines.filter((line) => / [1-9]\d* (?:added|changed)/.test(line))).toEqual([])
  // A ship-to that is closed stays closed, though its customer is active.
  writeFileSync(join(others, 'AR_SHIPTO.csv'), `${['CUST_NO,SHIP_SEQ,SHIP_NM,CITY', ...places.slice(1)].join('\n')}\n`)
  await db.run(`update ship_tos set is_active = number not in ('GRILL-1')`)
  await onboardIn(others)
  expect((await stored()).map((place) => (place as { active: boolean }).active)).toEqual([false, false, true, true])
  // An inactive customer has no active ship-to, though they have states of their own.
  const ownStates = places.map((place, at) => `${place},${at === 1 ? 'I' : 'A'}`)
  rmSync(join(others, 'larder-onboard.json'))
  writeFileSync(join(others, 'AR_SHIPTO.csv'), `${['CUST_NO,SHIP_SEQ,SHIP_NM,CITY,STATUS', ...ownStates].join('\n')}\n`)
  await onboardIn(others, '--division', 'RNO', '--yes')
  expect((await stored()).map((place) => (place as { active: boolean }).active)).toEqual([false, true, false, true])
})

test('route days of a customer are those of all its ship-tos, which another file counts [PLAT-3, CUST-3]', async () => {
  const others = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
  onTestFinished(() => rmSync(others, { recursive: true, force: true }))
  writeFileSync(join(others, 'AR_CUST.csv'), 'CUST_NO,CUST_NM,CITY,ROUTE_DAYS\nBARN,The Barn,Reno,MWF\n')
  writeFileSync(
    join(others, 'AR_SHIPTO.csv'),
    'CUST_NO,SHIP_SEQ,SHIP_NM,CITY\nBARN,1,Barn 1,Reno\nBARN,2,Barn 2,Reno\nINN,1,Inn,Reno\n',
  )
  await onboardIn(others, '--division', 'RNO', '--time-zone', 'America/Los_Angeles', '--yes')
  expect(await db.rows(`select ship_to, days from route_days where ship_to like 'BARN%' order by 1`)).toEqual([
    { ship_to: 'BARN-1', days: [1, 3, 5] },
    { ship_to: 'BARN-2', days: [1, 3, 5] },
  ])
})

test('a new file is proposed and waits for a look; a plan that cannot be read stops everything [PLAT-3]', async () => {
  put('stock.csv', 'Item,On Hand', '10023,4')
  const { code, lines } = await onboard()
  expect(code).toBe(3)
  expect(lines.find((line) => line.startsWith('stock.csv: inventory'))).toContain('onHandCases = On Hand')
  expect(await db.rows('select 1 from item_stock')).toEqual([])
  await onboard()
  expect(await db.rows('select on_hand_cases as cases from item_stock')).toEqual([{ cases: 4 }])
  keepPlan({ files: 'all' })
  await expect(onboard()).rejects.toThrow('larder-onboard.json is no plan')
})

test('a file that was not delivered is named, and a file of divisions leaves none to be made up [PLAT-3]', async () => {
  const others = mkdtempSync(join(tmpdir(), 'larder-onboard-'))
  onTestFinished(() => rmSync(others, { recursive: true, force: true }))
  const stock = join(others, 'stock_20261126.csv')
  writeFileSync(stock, 'Item,On Hand\n10023,4\n')
  writeFileSync(join(others, 'divisions.csv'), 'division,name,timeZone\nRNO,Reno,America/Los_Angeles\n')
  const first = await onboardIn(others, '--division', 'RNO')
  expect(first.lines.filter((line) => line.startsWith('Division '))).toEqual([])
  await onboardIn(others)
  rmSync(stock)
  const { code, lines } = await onboardIn(others)
  expect(lines).toContain('stock_*.csv: not in the folder')
  expect(code).toBe(0)
})
