import { expect, test } from 'vitest'
import type { ShipToChoice } from '#areas/people/current-user.ts'
import { findShipTos } from './find-ship-tos.ts'

const shipTo = (number: string, name: string, city: string): ShipToChoice => ({
  division: 'NLV',
  number,
  name,
  city,
  billTo: '0000101',
  billToName: 'Blue Door Group',
  isOrderingAllowed: true,
  isProspective: false,
})
const all = [shipTo('0001000', 'Blue Door Bistro', 'Reno'), shipTo('0001001', 'Fir & Fig', 'Boise')]
const numbersFor = (keyword: string) => findShipTos(all, keyword).map(({ number }) => number)

test.each([
  ['', ['0001000', '0001001']],
  ['1001', ['0001001']],
  ['BISTRO', ['0001000']],
  ['boise fig', ['0001001']],
  ['group', ['0001000', '0001001']],
  ['101', ['0001000', '0001001']],
  ['reno fig', []],
])('%j finds by number, name, city and bill-to, every word [SHELL-6]', (keyword, numbers) => {
  expect(numbersFor(keyword)).toEqual(numbers)
})
