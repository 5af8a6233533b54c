import type { MatchFacts } from '../rules/score-match.ts'

/** An item that two words name completely and that is ordered often, unless said otherwise. */
export const matchFacts = (more: Partial<MatchFacts> = {}): MatchFacts => ({
  itemNumber: '0001001',
  words: ['same', 'same'],
  isHeadNamed: true,
  head: 'flour',
  said: 2,
  unsaid: 0,
  isOwnName: false,
  isQuantityASize: false,
  times: 5,
  ...more,
})
