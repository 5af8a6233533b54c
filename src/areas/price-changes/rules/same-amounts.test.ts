import { expect, test } from 'vitest'
import { isSameStored } from './same-amounts.ts'

const price = { endsOn: null, caseCents: 2000, eachCents: null, poundHundredths: null, reference: '', changeId: null }

test('a price is the same while its days, amounts, reference and origin are [ITEM-8]', () => {
  expect(isSameStored(price, { ...price })).toBe(true)
  for (const other of [
    { endsOn: '2026-03-31' },
    { caseCents: 2001 },
    { eachCents: 250 },
    { poundHundredths: 1 },
    { reference: 'BID' },
    { changeId: 'c1' },
  ])
    expect(isSameStored(price, { ...price, ...other })).toBe(false)
})

test('no price is the same as no price alone [ITEM-8]', () => {
  expect(isSameStored(null, undefined)).toBe(true)
  expect(isSameStored(null, price)).toBe(false)
  expect(isSameStored(price, undefined)).toBe(false)
})
