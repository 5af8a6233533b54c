import { expect, test } from 'vitest'
import { comparePacked, reordered, TextPacker, Texts, textsOf } from './texts.ts'

// Bytes of UTF-8 and units of UTF-16 differ in their order from U+E000 on.
const texts = ['a', '', 'ab', 'b', 'é', '中', '\u{d7ff}', '\u{e000}', '\u{fffd}', '\u{1f34e}', '\u{10ffff}', 'a中', 'z']

test('packed texts have the order of their strings [ITEM-1]', () => {
  const packed = textsOf(texts)
  const order = Uint32Array.from(texts.keys()).sort((a, b) => comparePacked(packed, a, b))
  expect(Array.from(order, (place) => texts[place])).toEqual([...texts].sort())
})

test('a text equals itself and comes after its beginning [ITEM-1]', () => {
  const packed = textsOf(['rice', 'rice', 'rice milk'])
  expect(comparePacked(packed, 0, 1)).toBe(0)
  expect(comparePacked(packed, 0, 2)).toBeLessThan(0)
  expect(comparePacked(packed, 2, 0)).toBeGreaterThan(0)
})

test('texts are packed again in another order [ITEM-1]', () => {
  const again = new Texts(reordered(textsOf(texts), Uint32Array.from(texts.keys()).toReversed()))
  expect(Array.from(texts.keys(), (place) => again.at(place))).toEqual(texts.toReversed())
})

test('what is packed so far can be read before it is finished [ITEM-1]', () => {
  const packer = new TextPacker()
  const long = 'x'.repeat(5000)
  packer.add('crème')
  packer.add(long)
  const soFar = new Texts(packer.texts)
  expect([packer.size, soFar.at(0), soFar.at(1)]).toEqual([2, 'crème', long])
})
