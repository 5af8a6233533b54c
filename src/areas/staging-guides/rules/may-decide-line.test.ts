import { expect, test } from 'vitest'
import { type DecisionFacts, mayDecideLine } from './may-decide-line.ts'

const facts = (change: Partial<DecisionFacts> = {}): DecisionFacts => ({
  isMigrated: false,
  line: { state: 'asked', choices: ['0001001'] },
  isItemVisible: true,
  takenBy: undefined,
  ...change,
})
const choose = { kind: 'item', itemNumber: '0001001' } as const

test('a line becomes an item, a custom item, or is left out, and can be opened again [GUIDE-3]', () => {
  const stateOf = (decision: Parameters<typeof mayDecideLine>[1], line = facts().line!) => {
    const decided = mayDecideLine(facts({ line }), decision)
    return decided.allowed ? decided.value : decided.refusal.code
  }
  expect(stateOf(choose)).toEqual({ state: 'chosen', matchedNumber: '0001001' })
  expect(stateOf({ kind: 'customItem' })).toEqual({ state: 'customItem', matchedNumber: null })
  expect(stateOf({ kind: 'leaveOut' })).toEqual({ state: 'leftOut', matchedNumber: null })
  expect(stateOf({ kind: 'undecided' }, { state: 'chosen', choices: ['0001001'] })).toMatchObject({ state: 'asked' })
  expect(stateOf({ kind: 'undecided' }, { state: 'leftOut', choices: [] })).toMatchObject({ state: 'unmatched' })
})

test.each([
  ['a list that became a guide', { isMigrated: true }, 'staging_guide_migrated'],
  ['a line of another list', { line: undefined }, 'staging_line_not_found'],
  ['a line that is being matched', { line: { state: 'waiting', choices: [] } }, 'staging_guide_matching'],
  ['an item the ship-to cannot see', { isItemVisible: false }, 'item_not_found'],
] as const)('%s is refused [GUIDE-3]', (_, change, code) => {
  expect(mayDecideLine(facts(change as Partial<DecisionFacts>), choose)).toMatchObject({ refusal: { code } })
})

test('an item is in a list once; the refusal names the other line [GUIDE-3]', () => {
  expect(mayDecideLine(facts({ takenBy: 7 }), choose)).toMatchObject({
    refusal: { code: 'staging_item_repeated', message: 'Line 7 is this item already.', field: 'decision.itemNumber' },
  })
})
