import { expect, test } from 'vitest'
import { priceLine } from './price-change.ts'

test('a line of the former version, without prices by quantity and cost plus, is read as one that has none [ITEM-8]', () => {
  const former = {
    itemNumber: '1001',
    scope: 'L',
    startsOn: '2026-03-05',
    endsOn: null,
    caseCents: 2500,
    eachCents: null,
    poundHundredths: null,
    reference: '',
    isRemoved: false,
  }
  expect(priceLine.parse(former)).toMatchObject({ caseCents: 2500, breaks: null, costPlus: null })
})
