import { expect, test } from 'vitest'
import { buildItem } from '../testing/build-promotion.ts'
import { fieldsOf, type ItemDraft, noTexts, readItem, textsOf } from './item-draft.ts'

const draft = (of: Partial<ItemDraft>): ItemDraft => ({
  itemNumber: '0001001',
  description: 'FLOUR',
  packSizeDescription: '',
  isCatchWeight: false,
  kind: 'percent',
  texts: noTexts,
  ...of,
})

test('what is stored is read back as it was from what is typed [STAFF-3, UI-1]', () => {
  for (const item of [
    buildItem({ percentHundredths: 1250 }),
    buildItem({ kind: 'amountOff', percentHundredths: null, caseCents: 150, eachCents: 5 }),
    buildItem({ kind: 'fixedPrice', percentHundredths: null, caseCents: 2000 }),
    buildItem({ kind: 'buyGet', percentHundredths: null, buy: 10, get: 1 }),
  ])
    expect(readItem(draft({ kind: item.kind, texts: textsOf(item) }))).toEqual(item)
  const byPound = buildItem({ kind: 'amountOff', percentHundredths: null, poundHundredths: 1550 })
  expect(textsOf(byPound).poundHundredths).toBe('0.155')
  expect(readItem(draft({ kind: 'amountOff', isCatchWeight: true, texts: textsOf(byPound) }))).toEqual(byPound)
})

test('what cannot be read is named, not turned into another number [STAFF-3, UI-1]', () => {
  const typed = (percentHundredths: string) => readItem(draft({ texts: { ...noTexts, percentHundredths } }))
  for (const text of ['10%', '1e1', '0', '-5', '10.001', 'ten']) expect(typed(text), text).toBe('percentHundredths')
  expect(readItem(draft({ kind: 'buyGet', texts: { ...noTexts, buy: '10', get: '1.5' } }))).toBe('get')
})

test('what was typed for another kind is not sent [STAFF-3]', () => {
  const texts = { ...noTexts, caseCents: '5', percentHundredths: '10' }
  expect(readItem(draft({ texts }))).toMatchObject({ percentHundredths: 1000, caseCents: null })
  expect(fieldsOf({ kind: 'fixedPrice', isCatchWeight: true })).toEqual(['poundHundredths'])
})
