import { expect, test } from 'vitest'
import { combine, dialog, isBelow, onAnyScreen, screen } from './address.ts'

const customer = screen('/customers/$division/$billTo', ['tab', 'page'])
const list = screen('/list', ['cursor', 'brands', 'isOpen'])
const item = dialog('item')
const help = dialog('dialog', 'help')

test('an address has its path parameters encoded and its search behind them [UI-6]', () => {
  expect(customer.at({ division: 'N/V', billTo: '00 1', tab: 'a&b' })).toBe('/customers/N%2FV/00%201?tab=a%26b')
  expect(customer.root).toBe('/customers')
})

test('what is empty, off or not given leaves no trace in an address [UI-6]', () => {
  expect(list.at()).toBe('/list')
  expect(list.at({ cursor: '', brands: [], isOpen: false })).toBe('/list')
})

test('a screen can be entered with a dialog open over it [UI-6]', () => {
  expect(list.at({ cursor: 'c' }, item.open('0012345'))).toBe('/list?cursor=c&item=0012345')
  expect(list.at({}, help.open())).toBe('/list?dialog=help')
})

test('changes of the search combine, the later one counts [UI-6]', () => {
  const link = onAnyScreen(['ship-to']).search({ 'ship-to': 'NLV.1' })
  expect(combine(help.open(), link, help.closed, item.open('7'))).toEqual({
    dialog: undefined,
    'ship-to': 'NLV.1',
    item: '7',
  })
})

test.each([
  ['/items', true],
  ['/items/7', true],
  ['/itemsets', false],
])('%s is below /items: %s', (path, expected) => {
  expect(isBelow(path, ['/items'])).toBe(expected)
})
