import { describe, expect, test } from 'vitest'
import type { PriceCandidate } from '../item-price.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import { buildOffer } from '../testing/build-offer.ts'
import { choosePrice } from './choose-price.ts'

const day = '2026-03-10'
const byCase = { isCatchWeight: false, caseWeightHundredths: 2000 }
const byWeight = { isCatchWeight: true, caseWeightHundredths: 4000 }

const price = (scope: string, of: Partial<PriceCandidate>): PriceCandidate => ({
  itemNumber: '0001001',
  scope,
  startsOn: '2026-01-01',
  endsOn: null,
  casePriceCents: null,
  eachPriceCents: null,
  perPoundHundredths: null,
  reference: '',
  ...of,
})
const list = price('L', { casePriceCents: 2000, eachPriceCents: 250 })

/** A promotion of everybody's, as it is read; it runs all March. */
const promotion = (of: Partial<PromotionOffer>, scope = 'L'): PriceCandidate => {
  const offer = buildOffer({ percentHundredths: null, ...of })
  return { ...price(scope, { startsOn: offer.startsOn, endsOn: offer.endsOn, reference: offer.name }), offer }
}
const tenOff = promotion({ percentHundredths: 1000 })

describe('what a promotion does to a price', () => {
  test.each([
    ['a percent off the case and the each', { percentHundredths: 1000 }, { casePrice: 1800, eachPrice: 225 }],
    ['an amount off the case alone', { kind: 'amountOff', caseCents: 150 }, { casePrice: 1850, eachPrice: 250 }],
    ['an amount off the each alone', { kind: 'amountOff', eachCents: 30 }, { casePrice: 2000, eachPrice: 220 }],
    ['a fixed price', { kind: 'fixedPrice', caseCents: 1700, eachCents: 240 }, { casePrice: 1700, eachPrice: 240 }],
  ] as const)('%s [STAFF-3]', (_, terms, expected) => {
    expect(choosePrice(byCase, [list, promotion(terms)], day)).toMatchObject(expected)
  })

  test('catch weight is changed by the pound, and the case is estimated from it [STAFF-3, ITEM-8]', () => {
    const perPound = price('L', { perPoundHundredths: 24_550 })
    const now = (terms: Partial<PromotionOffer>) => choosePrice(byWeight, [perPound, promotion(terms)], day)
    // 24,550 less 10 % is 22,095 hundredths of a cent; 40 lb of it are $88.38.
    expect(now({ percentHundredths: 1000 })).toMatchObject({ perPound: 22_095, casePrice: 8838, isEstimate: true })
    expect(now({ kind: 'amountOff', poundHundredths: 550 })).toMatchObject({ perPound: 24_000, casePrice: 9600 })
    // An amount by the case says nothing of what is priced by the pound.
    expect(now({ kind: 'amountOff', caseCents: 500 })).toMatchObject({ perPound: 24_550, casePrice: 9820 })
  })

  test('what makes nothing cheaper changes nothing, nor does one that would leave no price [STAFF-3]', () => {
    for (const terms of [
      { kind: 'fixedPrice', caseCents: 2000 },
      { kind: 'fixedPrice', caseCents: 2100 },
      { kind: 'amountOff', caseCents: 2000 },
    ] as const)
      expect(choosePrice(byCase, [list, promotion(terms)], day)).toEqual(choosePrice(byCase, [list], day))
  })

  test('without a price there is nothing to take off [STAFF-3]', () => {
    expect(choosePrice(byCase, [tenOff], day)).toBeNull()
  })

  test('it is taken off the price the customer has, a contract too [STAFF-3, ITEM-8]', () => {
    const contract = price('B:2', { casePriceCents: 1500 })
    expect(choosePrice(byCase, [list, contract, tenOff], day)).toMatchObject({
      casePrice: 1350,
      isCaseBidPrice: true,
      receipt: { kind: 'contract' },
    })
  })

  test('it counts from its first to its last day, both included [STAFF-3]', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
    expect(days.map((on) => choosePrice(byCase, [list, tenOff], on)?.casePrice)).toEqual([2000, 1800, 1800, 2000])
  })
})

describe('several promotions', () => {
  const more = promotion({ id: 'p2', name: 'Pallet', kind: 'amountOff', caseCents: 300, eachCents: 10 })

  test('the best for the customer counts, for each unit by itself, and they never add up [STAFF-3]', () => {
    for (const both of [
      [list, tenOff, more],
      [list, more, tenOff],
    ]) {
      const best = choosePrice(byCase, both, day)
      expect(best).toMatchObject({ casePrice: 1700, eachPrice: 225 })
      expect(best?.receipt.promotions?.map(({ unit, name }) => [unit, name])).toEqual([
        ['case', 'Pallet'],
        ['each', 'Spring'],
      ])
    }
  })

  test('of equal ones the first counts, in whatever order they come [STAFF-3]', () => {
    const same = promotion({ id: 'p0', name: 'Later', startsOn: '2026-03-05', percentHundredths: 1000 })
    for (const both of [
      [list, tenOff, same],
      [list, same, tenOff],
    ])
      expect(choosePrice(byCase, both, day)?.receipt.promotions?.[0]?.name).toBe('Spring')
  })

  test('one that reaches a customer in two ways counts once [STAFF-3]', () => {
    const twice = [list, tenOff, promotion({ percentHundredths: 1000 }, 'C:A')]
    expect(choosePrice(byCase, twice, day)).toEqual(choosePrice(byCase, [list, tenOff], day))
  })
})

describe('below cost', () => {
  test('a promotion never sells below cost: it does not count, and the price is not moved to the cost either [STAFF-3]', () => {
    const at = (caseCost: number | null) =>
      choosePrice(byCase, [list, promotion({ percentHundredths: 1000, caseCost })], day)
    expect(at(1800)).toMatchObject({ casePrice: 1800 })
    expect(at(1801)).toMatchObject({ casePrice: 2000, eachPrice: 250 })
    expect(at(1801)?.receipt.promotions).toBeUndefined()
    expect(at(null)).toMatchObject({ casePrice: 1800 })
  })

  test('an each bears its share of the case, to fractions of a cent [STAFF-3]', () => {
    const at = (caseCost: number) =>
      choosePrice(byCase, [list, promotion({ kind: 'fixedPrice', eachCents: 200, caseCost })], day)?.eachPrice
    // Of 8 in a case 200 cents each are 1600.
    expect([at(1600), at(1601)]).toEqual([200, 250])
  })

  test('of two the better that keeps to the cost counts [STAFF-3]', () => {
    const tooLow = promotion({ id: 'p2', percentHundredths: 3000, caseCost: 1500 })
    expect(
      choosePrice(byCase, [list, tooLow, promotion({ percentHundredths: 1000, caseCost: 1500 })], day),
    ).toMatchObject({
      casePrice: 1800,
    })
  })
})

test('the receipt names the promotion, what it does, its days and what the unit costs without it [STAFF-3, NEXT-1]', () => {
  expect(choosePrice(byCase, [list, tenOff], day)?.receipt).toMatchObject({
    kind: 'list',
    promotions: [
      {
        id: 'p1',
        name: 'Spring',
        terms: '10% off',
        since: '2026-03-01',
        until: '2026-03-31',
        unit: 'case',
        before: 2000,
      },
      { unit: 'each', before: 250 },
    ],
  })
})
