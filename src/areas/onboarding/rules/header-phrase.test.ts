import { expect, test } from 'vitest'
import { headerPhrase } from './header-phrase.ts'

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
