import { expect, test } from 'vitest'
import { noLoss } from '#areas/items/rules/compare-suitability.ts'
import { buildLine } from '../testing/build-guide.ts'
import { switchLine, type SwitchFacts, type SwitchSide } from './switch-line.ts'

const side = (itemNumber: string, change: Partial<SwitchSide> = {}): SwitchSide => ({
  itemNumber,
  packing: { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 },
  isActive: true,
  ...change,
})
const facts: SwitchFacts = {
  line: buildLine({ lineId: 'line', itemNumber: 'old', caseParValue: 3, eachParValue: 4, locationId: 'cooler' }),
  replaced: side('old'),
  linked: side('new'),
  caseRatio: 200,
  present: undefined,
  loss: noLoss,
  isLossAccepted: false,
}
const codeOf = (change: Partial<SwitchFacts>) => {
  const decision = switchLine({ ...facts, ...change })
  return decision.allowed ? null : decision.refusal.code
}

test('the linked item stands where the other stood, with its pars converted [GUIDE-3]', () => {
  const decision = switchLine(facts)
  expect(decision.allowed && decision.value).toEqual({
    line: { ...facts.line, itemNumber: 'new', caseParValue: 6, eachParValue: 8 },
    removedLineId: null,
  })
})

test('pars become the units the linked item is sold in, rounded up [GUIDE-3]', () => {
  const eachOnly = side('new', { packing: { eachOnly: true, isBrokenCase: false, eachesPerCase: 1 } })
  const byEach = switchLine({ ...facts, linked: eachOnly, caseRatio: 100 })
  expect(byEach.allowed && byEach.value.line).toMatchObject({ caseParValue: null, eachParValue: 4 })
  const noPar = switchLine({ ...facts, line: buildLine({ lineId: 'line', itemNumber: 'old' }) })
  expect(noPar.allowed && noPar.value.line).toMatchObject({ caseParValue: null, eachParValue: null })
})

test('a guide that has the linked item already keeps one line, which wants as much as both [GUIDE-3]', () => {
  const present = buildLine({ lineId: 'present', itemNumber: 'new', caseParValue: 2 })
  const decision = switchLine({ ...facts, present })
  expect(decision.allowed && decision.value).toMatchObject({
    line: { lineId: 'line', itemNumber: 'new', caseParValue: 8, eachParValue: 8 },
    removedLineId: 'present',
  })
  const full = switchLine({ ...facts, present: { ...present, caseParValue: 9998 } })
  expect(full.allowed && full.value.line.caseParValue).toBe(9999)
})

test('an item that is sold goes to its alternates alone, a discontinued one to any item that is sold [GUIDE-3]', () => {
  expect(codeOf({ caseRatio: undefined })).toBe('not_linked_item')
  const replaced = side('old', { isActive: false })
  expect(codeOf({ caseRatio: undefined, replaced })).toBeNull()
  expect(codeOf({ caseRatio: undefined, replaced, linked: side('new', { isActive: false }) })).toBe('not_linked_item')
  expect(codeOf({ caseRatio: undefined, replaced, linked: side('old', { isActive: true }) })).toBe('not_linked_item')
})

test('what is not in the guide, and what this ship-to cannot see, is refused [GUIDE-3]', () => {
  expect(codeOf({ line: undefined })).toBe('item_not_in_guide')
  expect(codeOf({ linked: undefined })).toBe('not_linked_item')
})

test('an item that loses a diet or gains an allergen takes the place only of somebody who knows it [GUIDE-3, CHECK-2]', () => {
  const loss = { diets: ['organic'], allergens: ['Milk'], unstated: [] }
  const decision = switchLine({ ...facts, loss })
  expect(decision).toMatchObject({ refusal: { code: 'linked_item_not_alike', details: { loss } } })
  expect(codeOf({ loss, isLossAccepted: true })).toBeNull()
})
