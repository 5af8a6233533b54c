import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { addDays } from '#kit/dates.ts'
import { audienceKinds, type PromotionInfo } from '../promotion.ts'
import { checkPromotionInfo, isBroad, scopeOf } from './check-promotion-info.ts'

const info = (of: Partial<PromotionInfo> = {}): PromotionInfo => ({
  name: 'Spring dairy',
  note: '',
  startsOn: '2026-03-01',
  endsOn: '2026-03-01',
  audience: [],
  allowsBelowCost: false,
  ...of,
})
const codeOf = (of: Partial<PromotionInfo>) => abilityOf(checkPromotionInfo(info(of)))

test('a promotion has a name and at least a day, at most 366 [STAFF-3]', () => {
  expect(codeOf({})).toBeNull()
  expect(codeOf({ name: ' ' })).toBe('promotion_name_missing')
  expect(codeOf({ endsOn: '2026-02-28' })).toBe('promotion_ends_before_start')
  expect(codeOf({ endsOn: addDays('2026-03-01', 365) })).toBeNull()
  expect(codeOf({ endsOn: addDays('2026-03-01', 366) })).toBe('promotion_too_long')
})

test('nobody is in the audience twice [STAFF-3]', () => {
  const one = { kind: 'shipTo', number: '0000101' } as const
  expect(codeOf({ audience: [one, { kind: 'billTo', number: '0000101' }] })).toBeNull()
  expect(codeOf({ audience: [one, one] })).toBe('promotion_audience_twice')
})

test('an audience is read as the scopes of prices [STAFF-3, ITEM-8]', () => {
  expect(audienceKinds.map((kind) => scopeOf({ kind, number: kind === 'division' ? '' : 'X' }))).toEqual([
    'L',
    'C:X',
    'G:X',
    'B:X',
    'S:X',
  ])
  expect(audienceKinds.filter(isBroad)).toEqual(['division', 'priceClass', 'gpo'])
})
