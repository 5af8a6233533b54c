import { expect, test } from 'vitest'
import { followStandardGuide, type StandardGuideFacts } from './follow-standard-guide.ts'

const facts: StandardGuideFacts = {
  rule: { minTimes: 3, weeks: 8 },
  lines: [],
  bought: [],
  removedByStaff: new Set(),
  lastBoughtOn: new Map(),
}
const line = (itemNumber: string, isPinned = false) => ({ lineId: `${itemNumber}-line`, itemNumber, isPinned })
const planned = (change: Partial<StandardGuideFacts>) => followStandardGuide({ ...facts, ...change })

test('an item bought at least n times in m weeks comes in, with how often [GUIDE-1]', () => {
  const { added } = planned({
    bought: [
      { itemNumber: 'flour', times: 4 },
      { itemNumber: 'oil', times: 3 },
      { itemNumber: 'sugar', times: 2 },
    ],
  })
  expect(added).toEqual([
    { itemNumber: 'flour', reason: { kind: 'bought', times: 4, weeks: 8 } },
    { itemNumber: 'oil', reason: { kind: 'bought', times: 3, weeks: 8 } },
  ])
})

test('an item not bought in those weeks leaves with the day it was last bought on; a pinned one stays [GUIDE-1]', () => {
  const { retired } = planned({
    lines: [line('flour'), line('oil'), line('sugar', true), line('salt')],
    bought: [{ itemNumber: 'oil', times: 1 }],
    lastBoughtOn: new Map([['flour', '2026-08-03']]),
  })
  expect(retired).toEqual([
    { lineId: 'flour-line', itemNumber: 'flour', reason: { kind: 'notBought', since: '2026-08-03', weeks: 8 } },
    { lineId: 'salt-line', itemNumber: 'salt', reason: { kind: 'notBought', since: null, weeks: 8 } },
  ])
})

test('what staff removed stays out, however often it is bought [GUIDE-1]', () => {
  const { added } = planned({ bought: [{ itemNumber: 'flour', times: 9 }], removedByStaff: new Set(['flour']) })
  expect(added).toEqual([])
})

test('following twice changes nothing the second time [GUIDE-1, PLAT-5]', () => {
  const bought = [{ itemNumber: 'flour', times: 4 }]
  const first = planned({ bought, lines: [line('oil')] })
  const second = planned({ bought, lines: first.added.map(({ itemNumber }) => line(itemNumber)) })
  expect(second).toEqual({ added: [], retired: [] })
})

test('a Standard guide never has more than 5,000 lines [GUIDE-1]', () => {
  const numbers = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`)
  const bought = [...numbers(4999, 'kept'), ...numbers(9, 'new')].map((itemNumber) => ({ itemNumber, times: 5 }))
  const lines = [...numbers(4999, 'kept'), 'leaving'].map((itemNumber) => line(itemNumber))
  expect(planned({ bought, lines }).added).toHaveLength(1)
})
