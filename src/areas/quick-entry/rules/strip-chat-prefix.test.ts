import { expect, test } from 'vitest'
import { isChatNoise, stripChatPrefix } from './strip-chat-prefix.ts'

test.each([
  ['[11/21, 9:14 PM] Chef Luis: 2 cs tempeh', '2 cs tempeh'],
  ['[21/11/26, 21:14:03] Chef Luis: 2 cs tempeh', '2 cs tempeh'],
  ['11/22/26, 7:02 AM - Luis M: 2 cs tempeh', '2 cs tempeh'],
  ['Luis 7:15 AM: 2 cs tempeh', '2 cs tempeh'],
  ['Luis: 2 cs tempeh', '2 cs tempeh'],
  ['~ Luis: 4 cs limes', '4 cs limes'],
  ['Luis (Sous): 2 baby spinach', '2 baby spinach'],
])('%s is %s [CART-13]', (line, said) => {
  expect(stripChatPrefix(line)).toBe(said)
})

test.each(['Lemons: 2 cs', 'Romaine: 2', '2 cs tempeh', 'PO #: 4711', '0100003: 2 cs'])(
  '%s has no prefix [CART-13]',
  (line) => {
    expect(stripChatPrefix(line)).toBe(line)
  },
)

test('messages of the chat program itself are not order lines [CART-13]', () => {
  for (const line of ['<Media omitted>', 'This message was deleted', '👍']) expect(isChatNoise(line), line).toBe(true)
  expect(isChatNoise('2 cs tempeh')).toBe(false)
})

test('a time before a sender, with a dash or without, is no quantity [CART-13]', () => {
  expect(stripChatPrefix('07:31 - Bo: 2 lemons')).toBe('2 lemons')
  expect(stripChatPrefix('7:31 AM – Bo Diaz: 2 lemons')).toBe('2 lemons')
  expect(stripChatPrefix('07:31 2 lemons')).toBe('07:31 2 lemons')
})
