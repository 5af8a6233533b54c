import { expect, test } from 'vitest'
import type { Judged } from '#areas/quick-entry/rules/accept-match.ts'
import { buildListedLine } from '../testing/build-staging.ts'
import { type LineFacts, matchLine } from './match-line.ts'

const nothing: Judged = { itemNumber: null, confidence: 0, isSure: false, doubt: 'no_item', likely: [] }
const several: Judged = { itemNumber: 'a', confidence: 0.6, isSure: false, doubt: 'several_items', likely: ['a', 'b'] }
const byNumber = (itemNumber: string): Judged => ({
  itemNumber,
  confidence: 0.99,
  isSure: true,
  doubt: null,
  likely: [itemNumber],
})
const facts = (change: Partial<LineFacts> = {}): LineFacts => ({
  ownNumbered: [],
  ownNamed: [],
  judged: nothing,
  packingOf: () => undefined,
  takenBy: () => undefined,
  ...change,
})
const line = buildListedLine()

test('an item number or a GTIN that the words agree with is certain [GUIDE-3]', () => {
  const judged = byNumber('flour')
  for (const named of [buildListedLine({ itemNumber: '0001001' }), buildListedLine({ gtin: '00012345678905' })])
    expect(matchLine(named, facts({ judged }))).toMatchObject({
      state: 'matched',
      matchedNumber: 'flour',
      reason: null,
    })
})

test('the customer’s own number is certain, then its own words [GUIDE-3]', () => {
  expect(matchLine(line, facts({ ownNumbered: ['oil'], ownNamed: ['flour'] })).matchedNumber).toBe('oil')
  expect(matchLine(line, facts({ ownNamed: ['flour'] }))).toMatchObject({ state: 'matched', matchedNumber: 'flour' })
  expect(matchLine(line, facts({ ownNumbered: ['oil', 'flour'] }))).toMatchObject({
    state: 'asked',
    choices: ['oil', 'flour'],
  })
})

test('a number and own words that name different items are asked, both offered [GUIDE-3]', () => {
  const named = buildListedLine({ itemNumber: '0001001' })
  expect(matchLine(named, facts({ judged: byNumber('flour'), ownNumbered: ['oil'] }))).toMatchObject({
    state: 'asked',
    matchedNumber: null,
    choices: ['flour', 'oil'],
  })
})

test('of several items that fit, the only one of the line’s pack and brand is meant [GUIDE-3]', () => {
  const packed = buildListedLine({ packSizeDescription: '4 / 10lb', brand: 'Larder select' })
  const packs = (a: string, b: string) => ({
    packingOf: (itemNumber: string) => ({ pack: itemNumber === 'a' ? a : b, brand: 'LARDER SELECT' }),
  })
  const matched = (given: Partial<LineFacts>, of = packed) => matchLine(of, facts({ judged: several, ...given }))
  expect(matched(packs('4/10 LB', '6/5 LB'))).toMatchObject({ state: 'matched', matchedNumber: 'a' })
  expect(matched(packs('4/10 LB', '4/10 LB'))).toMatchObject({ state: 'asked', choices: ['a', 'b'] })
  // The likelier item has another pack: the person decides, the one of the pack first.
  expect(matched(packs('6/5 LB', '4/10 LB'))).toMatchObject({ state: 'asked', choices: ['b', 'a'] })
  expect(matched(packs('4/10 LB', '6/5 LB'), buildListedLine({ packSizeDescription: '4/10 LB' })).state).toBe('asked')
})

test('an item that another line is already is asked, never taken twice [GUIDE-3]', () => {
  const found = matchLine(line, facts({ ownNamed: ['flour'], takenBy: () => 1204 }))
  expect(found).toMatchObject({ state: 'asked', choices: ['flour'], reason: 'Line 1,204 is this item already.' })
})

test('a line that names nothing the distributor sells is unmatched [GUIDE-3]', () => {
  expect(matchLine(line, facts())).toMatchObject({ state: 'unmatched', choices: [], reason: 'No item was found.' })
})
