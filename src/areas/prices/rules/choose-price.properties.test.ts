import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import type { PriceCandidate } from '../item-price.ts'
import { choosePrice } from './choose-price.ts'

const day = '2026-06-15'
const item = fc.record({ isCatchWeight: fc.boolean(), caseWeightHundredths: fc.integer({ min: 0, max: 10_000 }) })
const money = fc.option(fc.integer({ min: 1, max: 10_000_000 }))
const candidate: fc.Arbitrary<PriceCandidate> = fc
  .record({
    scope: fc.constantFrom('L', 'C:A', 'G:one', 'G:two', 'B:0000100', 'S:0000101'),
    start: fc.integer({ min: -30, max: 30 }),
    length: fc.option(fc.integer({ min: 0, max: 30 })),
    casePriceCents: money,
    eachPriceCents: money,
    perPoundHundredths: money,
  })
  .map(({ start, length, ...rest }) => ({
    ...rest,
    itemNumber: '0001001',
    startsOn: addDays(day, start),
    endsOn: length === null ? null : addDays(day, start + length),
    reference: '',
  }))
// As in the table: one row a scope and start.
const candidates = fc.uniqueArray(candidate, {
  selector: (row) => `${row.scope} ${row.startsOn}`,
  maxLength: 12,
})

test('the order in which prices are stored never matters [ITEM-8]', () => {
  fc.assert(
    fc.property(
      item,
      candidates.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      (priced, [rows, shuffled]) => {
        expect(choosePrice(priced, shuffled, day)).toEqual(choosePrice(priced, rows, day))
      },
    ),
  )
})

test('prices of other days never matter [ITEM-8]', () => {
  fc.assert(
    fc.property(item, candidates, (priced, rows) => {
      const ofTheDay = rows.filter((row) => row.startsOn <= day && (row.endsOn === null || row.endsOn >= day))
      expect(choosePrice(priced, rows, day)).toEqual(choosePrice(priced, ofTheDay, day))
    }),
  )
})

test('a new contract for the case settles the case and leaves the each as it was [ITEM-8]', () => {
  fc.assert(
    fc.property(item, candidates, fc.integer({ min: 1, max: 1_000_000 }), (priced, rows, agreed) => {
      const others = rows.filter((row) => row.scope[0] !== 'S')
      const contract: PriceCandidate = {
        itemNumber: '0001001',
        scope: 'S:0000101',
        startsOn: day,
        endsOn: null,
        casePriceCents: agreed,
        eachPriceCents: null,
        perPoundHundredths: null,
        reference: 'BID',
      }
      const price = choosePrice(priced, [...others, contract], day)
      expect(price).toMatchObject({ casePrice: agreed, isCaseBidPrice: true, isEstimate: false })
      const before = choosePrice(priced, others, day)
      expect(price?.eachPrice).toBe(before?.eachPrice ?? null)
      expect(price?.isEachBidPrice).toBe(before?.isEachBidPrice ?? false)
    }),
  )
})

test('a price is above 0 and in whole cents [ITEM-8]', () => {
  fc.assert(
    fc.property(item, candidates, (priced, rows) => {
      const price = choosePrice(priced, rows, day)
      for (const amount of [price?.casePrice ?? null, price?.eachPrice ?? null]) {
        if (amount !== null) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
      }
    }),
  )
})
