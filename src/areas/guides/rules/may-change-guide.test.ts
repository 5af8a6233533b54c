import { describe, expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor } from '#areas/carts/testing/build-cart.ts'
import { buildGuide } from '../testing/build-guide.ts'
import {
  mayChangeLines,
  mayChangeShelf,
  mayHoldCustomItems,
  mayRenameGuide,
  maySetDsrManaged,
} from './may-change-guide.ts'

const buyer = buildActor()
const dsr = buildActor({ userId: 'dsr', kind: 'internal' })
const proxy = buildActor({ realUserId: 'dsr', kind: 'proxy' })
const bookkeeper = buildActor({ can: () => false })

const standard = buildGuide({ type: 'Standard' })
const managed = buildGuide({ isDsrManaged: true })
const own = buildGuide()

describe.each([
  ['own guide', own, { buyer: null, proxy: null, dsr: null }],
  ['guide the DSR manages', managed, { buyer: 'guide_dsr_managed', proxy: 'guide_dsr_managed', dsr: null }],
] as const)('%s', (_, guide, codes) => {
  test('is changed by those it is for: the DSR’s by staff as themselves alone [GUIDE-2]', () => {
    for (const may of [mayChangeShelf, mayChangeLines, mayRenameGuide]) {
      expect(abilityOf(may(guide, buyer))).toBe(codes.buyer)
      expect(abilityOf(may(guide, proxy))).toBe(codes.proxy)
      expect(abilityOf(may(guide, dsr))).toBe(codes.dsr)
    }
  })
})

test('of the Standard guide a customer changes pars and order, staff its items, nobody its name [GUIDE-1]', () => {
  expect([buyer, proxy, dsr].map((actor) => abilityOf(mayChangeShelf(standard, actor)))).toEqual([null, null, null])
  expect([buyer, proxy, dsr].map((actor) => abilityOf(mayChangeLines(standard, actor)))).toEqual([
    'standard_guide_by_distributor',
    'standard_guide_by_distributor',
    null,
  ])
  expect([buyer, dsr].map((actor) => abilityOf(mayRenameGuide(standard, actor)))).toEqual([
    'standard_guide_fixed',
    'standard_guide_fixed',
  ])
})

test('without the feature nobody changes a guide [ACCESS-2, GUIDE-1]', () => {
  for (const may of [mayChangeShelf, mayChangeLines, mayRenameGuide])
    expect(abilityOf(may(own, bookkeeper))).toBe('guide_management_not_allowed')
})

test('custom items are in a kitchen’s own guides only [GUIDE-4]', () => {
  expect([own, standard, managed].map((guide) => mayHoldCustomItems(guide).allowed)).toEqual([true, false, false])
})

test('staff as themselves decide whether a guide is the DSR’s [GUIDE-2]', () => {
  expect([dsr, proxy, buyer].map((actor) => maySetDsrManaged(actor).allowed)).toEqual([true, false, false])
})
