import { expect, test } from 'vitest'
import { judgePrices } from './judge-prices.ts'

const price = (sent: number | undefined, ours = 412_000) => ({ lineNumber: 3, partId: '7', sent, ours })

test('a cent more or less is the same price; a line without one is ordered at ours [PUNCH-3]', () => {
  for (const sent of [412_000, 412_100, 411_900, undefined])
    expect(judgePrices([price(sent)], 'refuse')).toEqual({ allowed: true, value: { reasons: [] } })
})

test('another price is held, accepted or refused, as the operator decided, and named [PUNCH-3]', () => {
  const sentence = 'Line 3: item 7 is ordered at 41.2101, and costs 41.20.'
  expect(judgePrices([price(412_101)], 'hold')).toEqual({ allowed: true, value: { reasons: [sentence] } })
  expect(judgePrices([price(412_101)], 'accept')).toEqual({ allowed: true, value: { reasons: [] } })
  expect(judgePrices([price(412_101)], 'refuse')).toMatchObject({ refusal: { status: 400, message: sentence } })
})
