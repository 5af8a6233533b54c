import { expect, test } from 'vitest'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { bookEntries, postEntries } from '#areas/invoices/server/public.ts'
import { checkBooks } from '#platform/book-check.ts'
import { importKinds } from '#app/areas.server.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { importBytes } from './public.ts'

const { db } = await testDatabase()

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const csv = (kind: ImportKindName, ...lines: string[]) =>
  importBytes(db, importKinds[kind], bytesOf(`${lines.join('\n')}\n`), { format: 'csv' })

await csv('divisions', 'division,name,timeZone', 'NLV,North Las Vegas,America/Los_Angeles')
await csv('bill-tos', 'division,billTo,name', 'NLV,10,Payer', 'NLV,11,Other')
await csv('ship-tos', 'division,shipTo,billTo,name,priceClass', 'NLV,100,10,Kitchen,A', 'NLV,101,11,Other,')
await csv('brands', 'brand', 'Meadow')
await csv('categories', 'categoryId,name', 'dairy,Dairy')
await csv('items', 'division,itemNumber,description,brand,categoryId,netWeight', 'NLV,1,Milk,Meadow,dairy,10.5')

test('people come with role, features and bill-tos, and without a password [PLAT-3]', async () => {
  const file = [
    'email,firstName,lastName,type,role,features,billTos,passwordHash',
    'Ana@Kitchen.example,Ana,Ruiz,ece,customerUser,makePayment|punchout,NLV/0000010,x',
    'rep@larder.example,Lee,Rep,eci,dsr,,,',
    'odd@larder.example,Odd,One,ece,dsr,,,',
    'lost@kitchen.example,Lost,One,ece,chef,,NLV/0000099,',
    'fly@kitchen.example,Fly,One,ece,chef,flyToTheMoon,,',
  ]
  const report = await csv('users', ...file)
  expect(report).toMatchObject({ added: 2, refused: 3, ignoredColumns: ['passwordHash'] })
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [4, 'role'],
    [5, 'billTos'],
    [6, 'features'],
  ])
  expect(await csv('users', ...file)).toMatchObject({ unchanged: 2, changed: 0 })
  const changed = await csv('users', 'email,billTos', 'ana@kitchen.example,NLV/0000011')
  expect(changed).toMatchObject({ changed: 1 })
  expect(
    await db.row(`select name, display_name, (select string_agg(bill_to, ',') from user_bill_tos where user_id = id) as bill_tos,
      (select count(*) from user_features where user_id = id) as features,
      (select count(*) from user_passwords where user_id = id) as passwords
      from users where email = 'ana@kitchen.example'`),
  ).toEqual({ name: 'Ana Ruiz', display_name: 'Ana Ruiz', bill_tos: '0000011', features: 2, passwords: 0 })
})

test('customers whose numbers have letters or more than 7 digits reach users [PLAT-3, USERS-2]', async () => {
  await csv('bill-tos', 'division,billTo,name', 'NLV,PR0000115,Lettered', 'NLV,12345678,Long')
  await csv('ship-tos', 'division,shipTo,billTo,name', `NLV,PR-0000115-${'A'.repeat(9)},PR0000115,Lettered`)
  const file = [
    'email,firstName,type,role,billTos,shipTos',
    `cook@kitchen.example,Cook,ece,chef,NLV/12345678|NLV/PR0000115|NLV/10,NLV/PR-0000115-${'A'.repeat(9)}`,
    `other@kitchen.example,Other,ece,chef,NLV/${'1'.repeat(21)},`,
  ]
  const report = await csv('users', ...file)
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(report.refusals[0]).toMatchObject({ line: 3, field: 'billTos' })
  expect(await csv('users', ...file)).toMatchObject({ unchanged: 1 })
  expect(
    await db.rows(`select bill_to from user_bill_tos b join users u on u.id = b.user_id
      where u.email = 'cook@kitchen.example' order by 1`),
  ).toEqual(['0000010', '12345678', 'PR0000115'].map((number) => ({ bill_to: number })))
})

test('order history: lines make orders with totals, and feed what was bought before [PLAT-3]', async () => {
  const file = [
    'orderNumber,lineNumber,division,shipTo,placedAt,itemNumber,description,orderedCases,orderedUnits,casePrice,eachPrice',
    '1000005,1,NLV,100,2026-01-05T10:00:00Z,1,,2,0,10.50,',
    '1000005,2,NLV,100,2026-01-05T10:00:00Z,55,Gone item,1,3,4.00,1.25',
    '1000001,1,NLV,100,2026-01-05T10:00:00Z,56,,1,0,4.00,',
    '1000002,1,NLV,100,2026-01-05T10:00:00Z,57,Nothing,0,0,4.00,',
    '1000003,1,NLV,100,2026-01-05T10:00:00Z,1,,1,0,4.00,',
    '1000003,2,NLV,101,2026-01-05T10:00:00Z,1,Elsewhere,1,0,4.00,',
    '1000006,1,NLV,100,2026-01-06,1,,10000,0,4.00,',
    '1000007,1,NLV,100,2026-01-07,1,,3,0,10.50,',
  ]
  const report = await csv('orders', ...file)
  expect(report).toMatchObject({ read: 8, added: 3, refused: 5 })
  expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
    [4, 'description'],
    [5, 'orderedCases'],
    [6, 'orderNumber'],
    [7, 'orderNumber'],
    [8, 'orderedCases'],
  ])
  expect(await csv('orders', ...file)).toMatchObject({ unchanged: 3, added: 0, changed: 0 })
  expect(
    await db.rows(`select order_number, bill_to, total_cases, total_units, subtotal_cents, total_weight_hundredths, status
      from orders order by order_number`),
  ).toEqual([
    {
      order_number: '1000005',
      bill_to: '0000010',
      total_cases: 3,
      total_units: 3,
      subtotal_cents: 2875,
      total_weight_hundredths: 2100,
      status: 'Invoiced',
    },
    {
      order_number: '1000007',
      bill_to: '0000010',
      total_cases: 3,
      total_units: 0,
      subtotal_cents: 3150,
      total_weight_hundredths: 3150,
      status: 'Invoiced',
    },
  ])
  expect(
    await db.row(`select times_ordered, last_ordered_at from item_purchases where item_number = '0000001'`),
  ).toEqual({ times_ordered: 2, last_ordered_at: '2026-01-07T08:00:00.000Z' })
  expect(await db.row(`select nextval('order_numbers') as next`)).toEqual({ next: 1_000_008 })
})

test('a changed quantity changes the line and the order, the history of states stays [PLAT-3]', async () => {
  const report = await csv('orders', 'orderNumber,lineNumber,orderedCases', '1000007,1,4')
  expect(report).toMatchObject({ changed: 1 })
  expect(
    await db.row(`select subtotal_cents, (select count(*) from order_status_changes where order_id = id) as states
    from orders where order_number = '1000007'`),
  ).toEqual({ subtotal_cents: 4200, states: 1 })
})

test('invoices: lines repeat the facts of their invoice, credits are negative [PLAT-3]', async () => {
  const file = [
    'division,invoiceNumber,lineNumber,shipTo,orderNumber,invoiceDate,dueDate,total,openAmount,itemNumber,shippedCases,weight,lineTotal',
    'NLV,I-1,1,100,1000007,2026-01-08,2026-02-07,31.50,31.50,1,3,,31.50',
    'NLV,I-2,1,100,,2026-01-09,2026-02-08,-10.50,-10.50,1,-1,-8 kg,-10.50',
    'NLV,I-3,1,101,1000007,2026-01-09,2026-02-08,1,1,1,1,,1',
  ]
  const report = await csv('invoices', ...file)
  expect(report).toMatchObject({ added: 2, refused: 1 })
  expect(report.refusals).toEqual([{ line: 4, field: 'orderNumber', reason: 'There is no such order of this ship-to' }])
  expect(await csv('invoices', ...file)).toMatchObject({ unchanged: 2, refused: 1 })
  expect(await db.row('select sum(total_cents)::int as total, count(order_id) as linked from invoices')).toEqual({
    total: 2100,
    linked: 1,
  })
  expect(await db.rows('select weight_hundredths as weight from invoice_lines order by invoice_number')).toEqual([
    { weight: null },
    { weight: -1764 },
  ])
})

test('an invoice that is paid here stays paid though the ERP still states it open, until it has booked the payment [BILL-3, PLAT-3]', async () => {
  const state = (open: string, total = '31.50') =>
    csv('invoices', 'division,invoiceNumber,lineNumber,total,openAmount', `NLV,I-1,1,${total},${open}`)
  const open = async () =>
    (await db.row<{ open: number }>(`select open_cents as open from invoices where invoice_number = 'I-1'`)).open
  const now = new Date()
  await db.inTransaction((tx) =>
    postEntries(tx, 'paid-here', [{ division: 'NLV', invoiceNumber: 'I-1', kind: 'payment', amountCents: -3000 }], now),
  )
  expect(await open()).toBe(150)
  // The export of last night knows nothing of it.
  expect(await state('31.50')).toMatchObject({ unchanged: 1 })
  expect(await open()).toBe(150)
  // The ERP has a check of a dollar, and has not booked ours.
  expect(await state('30.50')).toMatchObject({ changed: 1 })
  expect(await open()).toBe(50)
  await bookEntries(db, 'paid-here', 'payment', now)
  expect(await state('0.50')).toMatchObject({ unchanged: 1 })
  // The total is corrected: it charges the difference.
  expect(await state('1.50', '32.50')).toMatchObject({ changed: 1 })
  expect(await open()).toBe(150)
  expect(await checkBooks(db, invoiceBookChecks)).toEqual([])
})

test('route days and stock follow their ship-to and item [PLAT-3]', async () => {
  expect(
    await csv(
      'route-days',
      'division,shipTo,soType,days,cutOffTime',
      'NLV,100,regularDelivery,Mon|Thu,16:30',
      'NLV,100,regularDelivery2,Mon,',
      'NLV,999,willCall,Mon,',
    ),
  ).toMatchObject({ added: 1, refused: 2 })
  expect(
    await csv('route-days', 'division,shipTo,soType,days,cutOffTime', 'NLV,100,regularDelivery,1|4,16:30'),
  ).toMatchObject({ unchanged: 1 })
  expect(await csv('inventory', 'division,itemNumber,onHandCases', 'NLV,1,40', 'NLV,2,40')).toMatchObject({
    added: 1,
    refused: 1,
  })
  expect(
    await csv('customer-items', 'division,shipTo,itemNumber,customerDescription', 'NLV,100,1,House milk'),
  ).toMatchObject({ added: 1 })
  expect(await csv('holidays', 'division,date,name', 'NLV,12/25/2026,Christmas')).toMatchObject({ added: 1 })
})
