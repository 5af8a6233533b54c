import { expect, test } from 'vitest'
import { nothing } from '../testing/build-compared.ts'
import { type CheckedChoice, type ChosenPreference, decideIfShort } from './decide-if-short.ts'

const [bread, rye] = ['0001002', '0001003']
const chosen: ChosenPreference = {
  choice: 'substitute',
  alternatives: [bread, rye].map((itemNumber) => ({ itemNumber, accepted: nothing })),
  maxIncreasePercent: 10,
  setByName: 'Mara Okafor',
}
const dearer = { kind: 'dearer', text: 'Costs 12% more a pound; your limit is 10%.', weight: 'stops' } as const
const checks =
  (passing: readonly string[]) =>
  (itemNumber: string): CheckedChoice => ({
    description: itemNumber === bread ? 'FLOUR BREAD' : 'FLOUR RYE',
    findings: passing.includes(itemNumber) ? [] : [dearer],
    passes: passing.includes(itemNumber),
  })

test("without a preference the ship-to's default holds [NEXT-3]", () => {
  expect(decideIfShort(undefined, 'ask', checks([]))).toMatchObject({ choice: 'ask', reason: '', setByName: '' })
  expect(decideIfShort(undefined, 'none', checks([]))).toMatchObject({ choice: 'none' })
})

test('alternatives that pass stay in their order; the others are left out [NEXT-3]', () => {
  expect(decideIfShort(chosen, 'none', checks([rye]))).toMatchObject({
    choice: 'substitute',
    alternatives: [{ itemNumber: rye, description: 'FLOUR RYE' }],
    setByName: 'Mara Okafor',
  })
})

test('where no alternative passes any more it becomes ask me, with the reason [NEXT-3]', () => {
  const one = { ...chosen, alternatives: chosen.alternatives.slice(0, 1) }
  expect(decideIfShort(one, 'none', checks([]))).toMatchObject({
    choice: 'ask',
    alternatives: [],
    reason: 'FLOUR BREAD: Costs 12% more a pound; your limit is 10%.',
  })
  expect(decideIfShort(one, 'none', () => undefined).reason).toBe('0001002: It is not sold here.')
})

test('no substitute stays no substitute [NEXT-3]', () => {
  expect(decideIfShort({ ...chosen, choice: 'none', alternatives: [] }, 'ask', checks([]))).toMatchObject({
    choice: 'none',
  })
})
