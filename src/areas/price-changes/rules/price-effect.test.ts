import { expect, test } from 'vitest'
import { atOnce } from '#kit/steps.ts'
import type { PriceCandidate } from '#areas/prices/item-price.ts'
import { buildLine } from '../testing/build-line.ts'
import { type AddressedShipTo, dayOfLine, type EffectFacts, judgeSteps } from './price-effect.ts'

const candidate = (scope: string, casePriceCents: number, of: Partial<PriceCandidate> = {}): PriceCandidate => ({
  itemNumber: '0001001',
  scope,
  startsOn: '2020-01-01',
  endsOn: null,
  casePriceCents,
  eachPriceCents: null,
  perPoundHundredths: null,
  reference: '',
  ...of,
})
const shipTo = (number: string, scopes: readonly string[], of: Partial<AddressedShipTo> = {}): AddressedShipTo => ({
  shipTo: number,
  name: number,
  billTo: `B${number}`,
  isMine: true,
  scopes: [...scopes, 'L'],
  ...of,
})
const judge = (of: Partial<EffectFacts>) =>
  atOnce(
    judgeSteps({
      lines: [buildLine({ caseCents: 2100 })],
      itemOf: () => ({ isCatchWeight: false, caseWeightHundredths: 4000 }),
      candidatesOf: () => [candidate('L', 2500), candidate('C:A', 2000)],
      shipTos: [shipTo('1', ['C:A'])],
      boughtOf: () => ({ cases: 10, eaches: 0 }),
      endsBefore: () => undefined,
      ...of,
    }),
  )

test('a class price touches its customers, by what they bought in twelve weeks [ITEM-8]', () => {
  const { effect, lines, customers } = judge({
    shipTos: [shipTo('1', ['C:A']), shipTo('2', ['C:A'], { isMine: false }), shipTo('3', ['C:B'])],
  })
  // Ten cases of $20.00 cost $1.00 more each; what another rep's customer bought is not said.
  expect(effect).toEqual({
    billTos: 2,
    shipTos: 2,
    otherShipTos: 1,
    onContract: 0,
    salesCents: 20_000,
    changeCents: 1000,
  })
  expect(lines).toEqual([
    {
      oldPrice: { casePrice: 2000, eachPrice: null, perPound: null },
      newPrice: { casePrice: 2100, eachPrice: null, perPound: null },
      shipTos: 2,
      cases: 10,
      eaches: 0,
      changeCents: 1000,
    },
  ])
  expect(customers.map(({ shipTo: number, changeCents }) => [number, changeCents])).toEqual([['1', 1000]])
})

test('who has a contract of their own is not touched, and counted [ITEM-8]', () => {
  const { effect } = judge({
    candidatesOf: () => [candidate('C:A', 2000), candidate('B:9', 1800)],
    shipTos: [shipTo('1', ['C:A', 'B:9']), shipTo('2', ['C:A'])],
  })
  expect([effect.shipTos, effect.onContract]).toEqual([1, 1])
})

test('what gains its first price has nothing to compare [ITEM-8]', () => {
  const { effect, lines } = judge({ candidatesOf: () => [] })
  expect([effect.shipTos, effect.salesCents, effect.changeCents]).toEqual([1, 0, 0])
  expect(lines[0]!.oldPrice).toBeNull()
})

test('two lines of one item count what was bought once [ITEM-8]', () => {
  const lines = [buildLine({ caseCents: 2100 }), buildLine({ startsOn: '2026-04-01', caseCents: 2200 })]
  const { effect } = judge({ lines })
  expect([effect.shipTos, effect.changeCents]).toEqual([1, 1000])
})

test('a line counts from its first day, or from the day its other last day matters [ITEM-8]', () => {
  const line = buildLine({ startsOn: '2026-02-01', endsOn: '2026-03-31' })
  expect(dayOfLine(line, undefined)).toBe('2026-02-01')
  expect(dayOfLine(line, null)).toBe('2026-04-01')
  expect(dayOfLine(line, '2026-03-10')).toBe('2026-03-11')
  expect(dayOfLine({ ...line, endsOn: null }, '2026-03-10')).toBe('2026-03-11')
  expect(dayOfLine({ ...line, isRemoved: true }, null)).toBe('2026-02-01')
})
