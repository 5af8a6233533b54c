import { expect, test } from 'vitest'
import type { GuideReason } from '../guide.ts'
import { describeReason } from './describe-reason.ts'

test.each<[GuideReason, string | null, string]>([
  [{ kind: 'bought', times: 4, weeks: 8 }, null, 'Bought 4 times in the last 8 weeks'],
  [{ kind: 'bought', times: 1, weeks: 1 }, null, 'Bought once in the last week'],
  [{ kind: 'bought', times: 2, weeks: 3 }, null, 'Bought twice in the last 3 weeks'],
  [{ kind: 'notBought', since: '2026-08-03', weeks: 8 }, null, 'Not bought since Aug 3'],
  [{ kind: 'notBought', since: '2025-08-03', weeks: 8 }, null, 'Not bought since Aug 3, 2025'],
  [{ kind: 'notBought', since: null, weeks: 8 }, null, 'Not bought in the last 8 weeks'],
  [{ kind: 'added' }, 'Ana', 'Added by Ana'],
  [{ kind: 'added' }, null, 'Added'],
  [{ kind: 'copied', from: 'Bar' }, 'Ana', 'Copied from Bar by Ana'],
  [{ kind: 'cart' }, 'Ana', 'From a cart by Ana'],
  [{ kind: 'order', from: '1000001' }, null, 'From order 1000001'],
  [{ kind: 'replaced', itemNumber: '0001008' }, 'Ana', 'Took the place of item 0001008 by Ana'],
  [{ kind: 'imported' }, null, 'Imported'],
  [{ kind: 'removed' }, 'dsr', 'Removed by dsr'],
  [{}, 'Ana', ''],
])('%j reads as a person says it [GUIDE-1]', (reason, byName, sentence) => {
  expect(describeReason(reason, byName, '2026-11-23')).toBe(sentence)
})
