import { expect, test } from 'vitest'
import { guess, guessed } from '../testing/guess-exports.ts'
import { saysMore } from './guess-file.ts'

test('an item file of any ERP brings items, their prices and their stock [PLAT-3]', () => {
  const found = guess(
    'ITEMMAST_20261126.csv',
    'Item #,Item Desc,Brand Name,Category,Pack/Size,UPC Code,CW,List Price,Qty On Hand,Buyer',
    '10023,Milk Whole,Meadow,Dairy,4/1 GAL,5051379043735,N,12.50,40,JS',
    '10024,Brisket,Ranch,Meat,1/30 LB,,Y,7.64,12,JS',
  )
  expect(found).toEqual({
    items: {
      division: '=MAIN',
      itemNumber: 'Item #',
      description: 'Item Desc',
      brand: 'Brand Name',
      categoryId: 'Category',
      packSizeDescription: 'Pack/Size',
      gtin: 'UPC Code',
      isCatchWeight: 'CW',
    },
    prices: {
      division: '=MAIN',
      itemNumber: 'Item #',
      startsOn: '=2026-11-26',
      casePrice: 'List Price',
      perPound: 'List Price',
    },
    inventory: { division: '=MAIN', itemNumber: 'Item #', onHandCases: 'Qty On Hand' },
  })
})

test('a customer file is bill-tos and ship-tos; days make it route days, a location number separates the two [PLAT-3]', () => {
  const one = guess(
    'customers.csv',
    'Acct No,Customer Name,Street,City,St,Zip,Delivery Days',
    'PR0115,Bar,1 A St,Reno,NV,89501,MWF',
  )
  expect(one['bill-tos']).toMatchObject({ billTo: 'Acct No', name: 'Customer Name', address: 'Street', state: 'St' })
  expect(one['ship-tos']).toMatchObject({ shipTo: 'Acct No', billTo: 'Acct No', name: 'Customer Name' })
  expect(one['route-days']).toEqual({
    division: '=MAIN',
    shipTo: 'Acct No',
    days: 'Delivery Days',
    soType: '=regularDelivery',
  })
  const two = guess('locations.csv', 'Customer Number,Ship To,Location Name', '10,100,Kitchen', '10,101,Bar')
  expect(two['ship-tos']).toMatchObject({ shipTo: 'Ship To', billTo: 'Customer Number', name: 'Location Name' })
})

test('price, stock, user, order and invoice files are distinguished by headers and names [PLAT-3]', () => {
  expect(
    guess('pricing.csv', 'SKU,Description,Customer Class,Sell Price,Eff Date', '1,Milk,A,3.20,2026-01-01'),
  ).toEqual({
    prices: {
      division: '=MAIN',
      itemNumber: 'SKU',
      priceClass: 'Customer Class',
      startsOn: 'Eff Date',
      casePrice: 'Sell Price',
    },
  })
  expect(guess('stock.csv', 'Item,Description,On Hand', '1,Milk,4')).toEqual({
    inventory: { division: '=MAIN', itemNumber: 'Item', onHandCases: 'On Hand' },
  })
  expect(guess('web_users.csv', 'E-mail,Full Name,Cust #', 'ana@bar.example,Ana Ruiz,PR0115')).toEqual({
    users: {
      email: 'E-mail',
      firstName: 'Full Name',
      lastName: 'Full Name',
      billTos: 'Cust #',
      type: '=ece',
      role: '=customerUser',
    },
  })
  expect(
    guess(
      'saleshistory.csv',
      'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID',
      '536365,85123A,Heart,6,2010-12-01 08:26,2.55,17850',
    ),
  ).toEqual({
    orders: {
      division: '=MAIN',
      orderNumber: 'InvoiceNo',
      lineNumber: '#InvoiceNo',
      shipTo: 'CustomerID',
      placedAt: 'InvoiceDate',
      itemNumber: 'StockCode',
      description: 'Description',
      orderedCases: 'Quantity',
      casePrice: 'UnitPrice',
    },
  })
  expect(
    guess(
      'invoices.csv',
      'Inv #,Cust #,Inv Date,Due Date,Inv Total,Item,Qty Shipped,Ext Price',
      'I-1,10,1/2/2026,2/1/2026,31.50,1,3,31.50',
    ),
  ).toMatchObject({
    invoices: { invoiceNumber: 'Inv #', total: 'Inv Total', lineTotal: 'Ext Price', lineNumber: '#Inv #' },
  })
})

test('a file of our own columns is taken as it is; values that a column cannot take leave it out; others are not guessed [PLAT-3]', () => {
  expect(guess('holidays.csv', 'division,date,name', 'NLV,2026-12-25,Christmas')).toEqual({
    holidays: { division: 'division', date: 'date', name: 'name' },
  })
  const found = guess('items.csv', 'Item,Description,Status,Weight', '1,Milk,P,12 lb', '2,Cream,Q,heavy')
  expect(found['items']).not.toHaveProperty('erpStatus')
  expect(found['items']).not.toHaveProperty('netWeight')
  expect(guess('drivers.csv', 'Driver,Truck', 'Lee,4')).toEqual({})
})

test('stock with a warehouse is that of warehouses; the list prices beside the items stay with prices of customers [PLAT-3]', () => {
  const [stock] = guessed('STOCK.csv', { Material: ['1', '1'], Plant: ['1000', '2000'], Unrestricted: ['4', '5'] })
  expect(stock).toMatchObject({ kind: 'warehouse-stock', columns: { warehouse: { from: 'Plant' } } })
  const aside = { kind: 'prices' } as const
  expect(saysMore({ kind: 'prices', isForCustomers: true }, aside)).toBe(false)
  expect(saysMore({ kind: 'prices' }, aside)).toBe(true)
  expect(saysMore({ kind: 'warehouse-stock' }, { kind: 'inventory' })).toBe(true)
  expect(saysMore({ kind: 'orders' }, aside)).toBe(false)
  // A price without a customer among them is a list price.
  const mixed = {
    Item: ['1', '1'],
    Customer: ['7', ''],
    Price: ['2.00', '3.00'],
    'Start Date': ['2026-01-01', '2026-01-01'],
  }
  expect(guessed('PRICES.csv', mixed)[0]).not.toHaveProperty('isForCustomers')
})

test('a customer repeats in a file of its places, and states of items are read as other systems call them [PLAT-3]', () => {
  const places = guessed('CUSTMAST.txt', {
    'CUST NBR': ['C100', 'C100', 'C101'],
    'SHIP-TO': ['001', '002', '001'],
    'CUSTOMER NAME': ['BISTRO', 'BISTRO TWO', 'CAFE'],
    'DELV DAYS': ['MWF', 'MWF', 'TTh'],
  })
  expect(places.find(({ kind }) => kind === 'bill-tos')?.keysRepeat).toBe(true)
  expect(places.find(({ kind }) => kind === 'route-days')?.columns['shipTo']).toMatchObject({ with: '-' })
  const [items] = guessed('ITEMFILE.txt', { 'ITEM NBR': ['1'], 'ITEM DESCRIPTION': ['SOUP'], 'ITEM STATUS': ['A'] })
  expect(items?.columns['erpStatus']).toEqual({ from: 'ITEM STATUS', as: 'item status' })
})

test('lines of documents without their customer are no items, prices or stock [PLAT-3]', () => {
  const lines = guess(
    'INVDTL.csv',
    'INV NO,LN,ITEM NO,DESC,QTY,UNIT PRICE,EXT AMT,EFF DT',
    '5001,1,10023,MILK,2,9.50,19.00,2026-01-01',
    '5001,2,FRT,FUEL SURCHARGE,1,7.50,7.50,2026-01-01',
  )
  expect(lines).toEqual({})
})

test('categories are called what they are, not by their code [PLAT-3]', () => {
  const items = guess('ITMMST.csv', 'ITEM NO,DESC,CTG CD,CTG DESC', '10023,MILK,20,DAIRY')
  expect(items['items']).toMatchObject({ categoryId: 'CTG DESC' })
})

test('files of a German system are understood [PLAT-3]', () => {
  expect(
    guess('Artikelstamm.csv', 'Artikelnr.,Bezeichnung 1,Marke,Warengruppe,Gewicht kg', 'A100,Mehl,Mühle,Backen,10'),
  ).toMatchObject({ items: { itemNumber: 'Artikelnr.', description: 'Bezeichnung 1', netWeight: 'Gewicht kg' } })
  expect(guess('Kunden.csv', 'Kundennr.,Name,PLZ,Ort,Liefertage', 'K1,Gasthaus,50667,Köln,Di Do')).toMatchObject({
    'bill-tos': { billTo: 'Kundennr.', city: 'Ort' },
    'route-days': { days: 'Liefertage' },
  })
  expect(guess('Lager.csv', 'Artikelnr.,Lager,Bestand', 'A100,Nord,3')).toMatchObject({
    'warehouse-stock': { warehouse: 'Lager', onHandCases: 'Bestand' },
  })
})

test('days of eight digits are read, so a file of invoices is not one of prices; warehouses are no divisions of stock [PLAT-3]', () => {
  const invoices = guess(
    'AR_INV_HIST.txt',
    'INV_NO,INV_DT,CUST_NO,LN_NO,ITEM_CD,QTY_SHP,UNIT_PRC,EXT_AMT',
    '880000,20260903,BAR001,1,500L,2,9.50,19.00',
  )
  expect(Object.keys(invoices)).toEqual(['invoices'])
  expect(invoices['invoices']).toMatchObject({
    invoiceNumber: 'INV_NO',
    invoiceDate: 'INV_DT',
    shippedCases: 'QTY_SHP',
    total: 'sum of EXT_AMT',
  })
  expect(guess('PR_LIST.txt', 'ITEM_CD,PRC_CLS,CS_PRC,EFF_DT,EXP_DT', '500L,A,9.50,20260101,99991231')).toMatchObject({
    prices: { startsOn: 'EFF_DT', endsOn: 'EXP_DT' },
  })
  expect(guess('IM_WHSE_BAL.txt', 'ITEM_CD,WHSE_CD,QTY_ON_HND,REORD_PT', '500L,01,7,5')).toMatchObject({
    'warehouse-stock': { warehouse: 'WHSE_CD', lowBelowCases: 'REORD_PT' },
  })
})
