import { expect, test } from 'vitest'
import type { DecidedStagingLine } from '../staging-guide.ts'
import { buildListedLine } from '../testing/build-staging.ts'
import { type ListFacts, planGuideOfList } from './plan-guide-of-list.ts'

const line = (change: Partial<DecidedStagingLine> = {}): DecidedStagingLine => ({
  ...buildListedLine(),
  lineId: 'line',
  position: 1,
  state: 'matched',
  matchedNumber: 'flour',
  ...change,
})
const packings = {
  flour: { eachOnly: false, isBrokenCase: true, eachesPerCase: 8 },
  oil: { eachOnly: false, isBrokenCase: false, eachesPerCase: 6 },
  napkins: { eachOnly: true, isBrokenCase: false, eachesPerCase: 12 },
} as const
const facts = (lines: readonly DecidedStagingLine[], change: Partial<ListFacts> = {}): ListFacts => ({
  isMigrated: false,
  lines,
  packingOf: (itemNumber) => packings[itemNumber as keyof typeof packings],
  leavesOutUndecided: false,
  takesCustomItems: true,
  ...change,
})
const planned = (given: ListFacts) => {
  const plan = planGuideOfList(given)
  if (!plan.allowed) return plan.refusal.code
  return plan.value.map(({ itemNumber, caseParValue, eachParValue }) => [itemNumber, caseParValue, eachParValue])
}

test('matched and chosen lines and custom items become lines, in the order of the list [GUIDE-3]', () => {
  const lines = [
    line({ matchedNumber: 'oil', state: 'chosen' }),
    line({ state: 'customItem', matchedNumber: null, caseParValue: 2 }),
    line({ state: 'leftOut', matchedNumber: null }),
    line({ caseParValue: 3, eachParValue: 5 }),
  ]
  expect(planned(facts(lines))).toEqual([
    ['oil', null, null],
    [null, 2, null],
    ['flour', 3, 5],
  ])
})

test('a par in a unit the item is not sold in is converted by its pack [GUIDE-3]', () => {
  // 2 cases of 12; 7 eaches of a case of 6 need 2 cases.
  expect(planned(facts([line({ matchedNumber: 'napkins', caseParValue: 2 })]))).toEqual([['napkins', null, 24]])
  expect(planned(facts([line({ matchedNumber: 'oil', eachParValue: 7 })]))).toEqual([['oil', 2, null]])
})

test('an open line refuses the list, with how many there are, unless they are left out [GUIDE-3]', () => {
  const open = [
    line(),
    line({ state: 'asked', matchedNumber: null }),
    line({ state: 'unmatched', matchedNumber: null }),
  ]
  expect(planGuideOfList(facts(open))).toMatchObject({
    refusal: { code: 'staging_lines_undecided', message: '2 lines of this list still need a decision.' },
  })
  expect(planned(facts(open, { leavesOutUndecided: true }))).toEqual([['flour', null, null]])
})

test('an item the ship-to can no longer see is not in the guide [ITEM-9]', () => {
  expect(planned(facts([line(), line({ matchedNumber: 'reserved' })]))).toEqual([['flour', null, null]])
})

test.each([
  ['a list that is a guide already', [line()], { isMigrated: true }, 'staging_guide_migrated'],
  [
    'a list that is being matched',
    [line(), line({ state: 'waiting', matchedNumber: null })],
    {},
    'staging_guide_matching',
  ],
  ['a list without lines', [line({ state: 'leftOut', matchedNumber: null })], {}, 'staging_guide_empty'],
  [
    'a custom item in a guide the DSR manages',
    [line({ state: 'customItem', matchedNumber: null })],
    { takesCustomItems: false },
    'staging_custom_items',
  ],
] as const)('%s is refused [GUIDE-3]', (_, lines, change, code) => {
  expect(planned(facts(lines, change))).toBe(code)
})
