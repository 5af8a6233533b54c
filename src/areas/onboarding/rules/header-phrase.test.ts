import { expect, test } from 'vitest'
import { columnOf, headerPhrase } from './header-phrase.ts'

test('headers of different systems that mean the same are the same words [PLAT-3]', () => {
  expect(['Cust. #', 'customer_id', 'Account Number', 'ACCT NO'].map(headerPhrase)).toEqual([
    'customer no',
    'customer no',
    'customer no',
    'customer no',
  ])
  expect(['Item #', 'SKU', 'Product Code', 'itemNumber'].map(headerPhrase)).toEqual([
    'item no',
    'item',
    'item no',
    'item no',
  ])
  expect(['E-Mail', 'email address', 'Postal Code', 'Qty. on hand', 'Inv Dt'].map(headerPhrase)).toEqual([
    'email',
    'email address',
    'zip no',
    'qty on hand',
    'invoice date',
  ])
})

test('headers of German and French systems, and those that are cut short, are read as English ones [PLAT-3]', () => {
  const phrases = (...headers: string[]) => headers.map(headerPhrase)
  const item = headerPhrase('item no')
  expect(phrases('Artikelnr.', 'Artikel-Nr.', 'Code article', 'ITEM_CD')).toEqual([item, item, item, item])
  const customer = headerPhrase('customer no')
  expect(phrases('Kundennr.', 'N° client', 'Code client', 'CUST_NO')).toEqual([customer, customer, customer, customer])
  expect(phrases('Gültig bis', 'Date fin', 'Straße', 'Prix unitaire', 'Gewicht kg')).toEqual(
    phrases('valid to', 'valid to', 'address', 'unit price', 'weight kg'),
  )
  expect(phrases('No livr.', 'Qté en main', 'Qté livrée', 'Date prévue', 'Unités par caisse', 'Du', 'Au')).toEqual(
    phrases('ship to no', 'qty on hand', 'qty shipped', 'next receipt', 'eaches per case', 'valid from', 'valid to'),
  )
  expect(phrases('Code CUP', 'Poids variable', 'Coût moyen', 'Crédit retenu', 'ADDR2', 'ADRESSE2')).toEqual(
    phrases('UPC code', 'catch weight', 'avg cost', 'credit hold', 'address 2', 'address 2'),
  )
  expect(phrases('CUST_NM', 'QTY_ON_HND', 'PRC_CLS', 'EXP_DT')).toEqual(
    phrases('customer name', 'qty on hand', 'price class', 'exp date'),
  )
})

test('headers of eight letters and fewer are read as green screens cut them [PLAT-3]', () => {
  const short = ['QTY OH', 'QTY AVL', 'ITM STS', 'CR HLD', 'BAL DUE', 'QTY BRK', 'WHS', 'DLV DAYS', 'CTG DESC']
  expect(short.map(headerPhrase)).toEqual([
    'qty on hand',
    'qty available',
    'item status',
    'cr hold',
    'balance due',
    'qty break',
    'warehouse',
    'delivery days',
    'category description',
  ])
  // The first of several prices is no price for everybody.
  expect(['Price A', 'PRC_A', 'Price à'].map(headerPhrase)).toEqual(['price 1', 'price 1', 'price'])
})

test('a column is found by what its header means, the first of several, under its own name [PLAT-3]', () => {
  const columns = ['Descr', 'CUST_NO', 'Customer #'].map((header) => ({ header }))
  expect(columnOf(['customer no'], columns)).toBe('CUST_NO')
  expect(columnOf(['warehouse no'], columns)).toBeUndefined()
})
