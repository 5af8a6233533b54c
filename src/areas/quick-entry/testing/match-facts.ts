import type { MatchFacts } from '../rules/weigh-match.ts'

/** By default an item that two words name completely and that is ordered often. */
export const matchFacts = (more: Partial<MatchFacts> = {}): MatchFacts => ({
  itemNumber: '0001001',
  words: ['same', 'same'],
  isHeadNamed: true,
  head: 'flour',
  isSecondNamed: true,
  said: 2,
  unsaid: [],
  isOnlyAdded: false,
  isOnlyBrand: false,
  isReworded: false,
  isLoose: false,
  isNear: false,
  isOwnName: false,
  isQuantityASize: false,
  times: 5,
  ...more,
})
