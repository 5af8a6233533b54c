import { expect, test } from 'vitest'
import { TextIds } from './text-ids.ts'
import { Texts } from './texts.ts'

test('distinct texts are numbered in the order they come [ITEM-1]', () => {
  const ids = new TextIds()
  expect(['corn', 'maïs', 'corn', '', '中', ''].map((text) => ids.add(text))).toEqual([0, 1, 0, 2, 3, 2])
  expect(ids.size).toBe(4)
  expect(ids.idOf('maïs')).toBe(1)
})

test('a text that never came has no id, however similar [ITEM-1]', () => {
  const ids = new TextIds()
  ids.add('corn')
  expect(['cor', 'corns', 'korn', ''].map((text) => ids.idOf(text))).toEqual([-1, -1, -1, -1])
})

test('ids and texts stay while thousands more come, long ones among them [ITEM-1]', () => {
  const ids = new TextIds()
  const texts = Array.from({ length: 20_000 }, (_, n) => (n % 1000 === 0 ? `${'é'.repeat(300)}${n}` : `word${n}`))
  for (const [id, text] of texts.entries()) expect(ids.add(text)).toBe(id)
  const packed = new Texts(ids.texts)
  for (const [id, text] of texts.entries()) {
    expect(ids.add(text)).toBe(id)
    expect(packed.at(id)).toBe(text)
  }
})
