import { expect, test } from 'vitest'
import type { ImportKindName } from '#contract/import-kind-names.ts'
import { facts, guessed } from '../testing/guess-exports.ts'
import { guessFile } from './guess-file.ts'

test('what is deleted is discontinued, and who is blocked may not order [PLAT-3]', () => {
  const sourceOf = (kind: ImportKindName, column: string, head: string, row: string) => {
    const columns = head.split(',').map((header, at) => ({ header, examples: [row.split(',')[at]!, ''] }))
    return guessFile({ name: 'export.csv', columns }, facts).imports.find((each) => each.kind === kind)?.columns[column]
  }
  const item = (flag: string) =>
    sourceOf('items', 'erpStatus', `Item #,Item Desc,Brand,Category,${flag}`, '10023,Milk,Meadow,Dairy,Y')
  for (const flag of ['DEL_FLG', 'Deleted', 'Löschkennzeichen', 'Discontinued?'])
    expect(item(flag), flag).toEqual({ from: flag, as: 'discontinued when yes' })
  expect(item('Status')).toEqual({ from: 'Status', as: 'item status' })
  const place = (flag: string) =>
    sourceOf('ship-tos', 'isOrderingAllowed', `Cust No,Customer Name,City,${flag}`, 'K100,Bar,Reno,X')
  for (const flag of ['Gesperrt', 'BLOCKED', 'Order Block', 'Bloqué'])
    expect(place(flag), flag).toEqual({ from: flag, as: 'no when yes' })
  // A discount, a place on the route, and a block that is no yes or no block nobody.
  for (const other of ['Disc', 'Stop']) expect([item(other), place(other)], other).toEqual([undefined, undefined])
  expect(
    sourceOf('ship-tos', 'isOrderingAllowed', 'Cust No,Customer Name,City,Order Block', 'K100,Bar,Reno,12'),
  ).toBeUndefined()
})

test('a customer who is inactive or on hold by its status is so here; another code is none of ours [PLAT-3]', () => {
  const customers = { CUST_NO: ['C1', 'C2', 'C3'], CUST_NM: ['Bar', 'Inn', 'Pub'], CITY: ['Reno', 'Reno', 'Elko'] }
  const statesIn = (...states: string[]) =>
    guessed('AR_CUST.txt', { ...customers, STATUS: states }).map(({ kind, columns }) => [
      kind,
      columns['isActive'],
      columns['isOnCreditHold'],
    ])
  const isActive = { from: 'STATUS', as: 'customer status' }
  expect(statesIn('A', 'I', 'H')).toEqual([
    ['bill-tos', isActive, { from: 'STATUS', as: 'on hold by status' }],
    ['ship-tos', isActive, undefined],
  ])
  expect(statesIn('P', 'Q', 'A')).toEqual([
    ['bill-tos', undefined, undefined],
    ['ship-tos', undefined, undefined],
  ])
  const [both] = guessed('AR_CUST.txt', { ...customers, STATUS: ['A', 'H', 'A'], CR_HOLD: ['N', 'N', 'Y'] })
  const unless = { column: 'STATUS', is: ['H', 'Hold', 'On hold', 'Credit hold'], value: 'yes' }
  expect(both?.columns['isOnCreditHold']).toEqual({ from: 'CR_HOLD', unless })
})

test('an item is gone by its state or by a flag beside it; a folder that weighs in kilograms does so everywhere [PLAT-3]', () => {
  const [items] = guessed('ITEMS.csv', {
    Item: ['1', '2'],
    Description: ['Rib', 'Loin'],
    Status: ['A', 'A'],
    DEL_FLG: ['', 'X'],
  })
  const unless = { column: 'DEL_FLG', value: 'discontinued' }
  expect(items?.columns['erpStatus']).toEqual({ from: 'Status', as: 'item status', unless })
  const columns = [
    { header: 'Item', examples: ['1'] },
    { header: 'Description', examples: ['Rib'] },
    { header: 'Weight', examples: ['4.5'] },
    { header: 'Gross Wt LB', examples: ['11'] },
  ]
  const style = { hasDecimalComma: false, hasDayFirst: false, weightUnit: 'kg' } as const
  expect(guessFile({ name: 'ITEMS.csv', columns }, { ...facts, style }).imports[0]?.columns).toMatchObject({
    netWeight: { from: 'Weight', unit: 'kg' },
    grossWeight: { from: 'Gross Wt LB' },
  })
})

test('a user who is inactive in the file may not sign in here [PLAT-3]', () => {
  const [users] = guessed('WEBUSR.csv', {
    'E-MAIL': ['a@bar.example', 'b@bar.example'],
    NAME: ['RUIZ, ANA', 'HO, BO'],
    'CUST NO': ['7', '7'],
    STS: ['A', 'I'],
  })
  expect(users?.columns['isActive']).toEqual({ from: 'STS', as: 'customer status' })
})

test('a warehouse is no division: of a ship-to it is the one that serves it [PLAT-3]', () => {
  const [places] = guessed('SHIPTO.csv', {
    'Ship To': ['1'],
    Customer: ['7'],
    'Ship To Name': ['Bar'],
    Warehouse: ['01'],
  })
  expect(places?.columns).toMatchObject({ division: { always: 'MAIN' }, warehouse: { from: 'Warehouse' } })
})

test('a route, a stop on it and a delivery are no ship-to; a class in which no item has two is no price class [PLAT-3]', () => {
  const customers = { 'Cust No': ['100', '101'], 'Customer Name': ['Bar', 'Inn'] }
  const placeIn = (more: Readonly<Record<string, readonly string[]>>) =>
    guessed('CUST.csv', { ...customers, ...more }).find(({ kind }) => kind === 'ship-tos')?.columns['shipTo']
  expect(placeIn({ 'Route No': ['12', '12'] })).toEqual({ from: 'Cust No' })
  expect(placeIn({ RTE: ['12', '12'], 'Stop No': ['1', '2'] })).toEqual({ from: 'Cust No' })
  expect(placeIn({ 'Delivery No': ['8001', '8002'] })).toEqual({ from: 'Cust No' })
  expect(placeIn({ 'Stop No': ['1', '2'] })).toEqual({ from: 'Stop No' })
  const classIn = (...items: string[]) =>
    guessed('PRICES.csv', { Item: items, Class: ['A', 'B'], Price: ['3.00', '4.00'] })[0]?.columns['priceClass']
  expect(classIn('1', '2')).toBeUndefined()
  expect(classIn('1', '1')).toEqual({ from: 'Class' })
})

test('a last day counts though most rows have none, as nines or a zero [PLAT-3, ITEM-8]', () => {
  const ends = { Item: ['1', '2', '3'], Price: ['3.00', '4.00', '5.00'], 'Exp Dt': ['99999999', '0', '20260131'] }
  expect(guessed('PRICES.csv', ends)[0]?.columns['endsOn']).toEqual({ from: 'Exp Dt', as: 'year first' })
})

test('prices with a row for each quantity are one price with breaks [PLAT-3]', () => {
  const [prices] = guessed('PRICES.csv', { Item: ['1', '1'], 'Min Qty': ['1', '10'], Price: ['33.00', '31.50'] })
  expect(prices?.columns['priceBreaks']).toEqual({ breaksFrom: 'Min Qty' })
})

test('the price and the count of a row in eaches are none of the case [PLAT-3, ITEM-8]', () => {
  const [prices] = guessed('PRICES.csv', { Item: ['1', '1'], 'U/M': ['CS', 'EA'], Price: ['33.00', '2.90'] })
  expect(prices?.columns).toMatchObject({
    casePrice: { from: 'Price', where: { column: 'U/M', is: 'case' } },
    eachPrice: { from: 'Price', where: { column: 'U/M', is: 'each' } },
  })
})

test('prices with fractions of a cent are rounded to it, and prices of the pound are not [PLAT-3]', () => {
  const [prices] = guessed('PRICES.csv', { Item: ['1', '2'], Price: ['26.9873', '12.50'], 'Price Lb': ['', '3.4550'] })
  expect(prices?.columns).toMatchObject({
    casePrice: { from: 'Price', roundTo: 'cents' },
    perPound: { from: 'Price Lb' },
  })
  expect(prices?.columns['perPound']).not.toHaveProperty('roundTo')
  const [whole] = guessed('PRICES.csv', { Item: ['1'], Price: ['26.98'] })
  expect(whole?.columns['casePrice']).toEqual({ from: 'Price' })
  const [items] = guessed('ITEMS.csv', { Item: ['1'], Description: ['Rib'], CW: ['Y'], 'Avg Cost': ['6.1234'] })
  expect(items?.columns['cost']).toEqual({ from: 'Avg Cost', roundTo: 'cents', where: { column: 'CW', is: 'no' } })
})

test('numbers with a decimal comma, dates with the day first and weights of a header are read as such [PLAT-3]', () => {
  const [items] = guessed('MATERIALS.csv', {
    Material: ['300001', '300002'],
    'Material Description': ['SAUCE', 'SOUP'],
    'Net Wt KG': ['4,536', '12,000'],
    'Last Cost': ['1.234,50', '7,95'],
  })
  expect(items?.columns).toMatchObject({
    netWeight: { from: 'Net Wt KG', as: 'decimal comma', unit: 'kg' },
    cost: { from: 'Last Cost', as: 'decimal comma' },
  })
  const [prices] = guessed('CONDITIONS_PRICES.csv', {
    Material: ['300001'],
    Debtor: ['710001'],
    'Valid From': ['01.02.2026'],
    Rate: ['11,95'],
  })
  expect(prices).toMatchObject({
    kind: 'prices',
    isForCustomers: true,
    columns: { startsOn: { from: 'Valid From', as: 'day first' }, casePrice: { as: 'decimal comma' } },
  })
})

test('a first and a last name in columns of their own are kept whole; a full name is parted [PLAT-3]', () => {
  const namesIn = (columns: Readonly<Record<string, readonly string[]>>) => {
    const [users] = guessed('contacts.csv', { Email: ['ana@bar.example'], 'Cust #': ['7'], ...columns })
    return [users?.columns['firstName'], users?.columns['lastName']]
  }
  expect(namesIn({ Prénom: ['Ana Maria'], Nom: ['Ruiz'] })).toEqual([{ from: 'Prénom' }, { from: 'Nom' }])
  expect(namesIn({ 'First Name': ['Ana'], Contact: ['Ana Ruiz'] })).toEqual([
    { from: 'First Name', as: 'first word' },
    { from: 'Contact', as: 'other words' },
  ])
})
