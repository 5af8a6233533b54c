import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor } from '#areas/carts/testing/build-cart.ts'
import { buildGuide } from '../testing/build-guide.ts'
import { type AddToGuideFacts, mayAddToGuide } from './may-add-to-guide.ts'

const buyer = buildActor()
const dsr = buildActor({ userId: 'dsr', kind: 'internal' })
const proxy = buildActor({ realUserId: 'dsr', kind: 'proxy' })
const guide = { ...buildGuide(), shipTo: '0000101' }
const facts: AddToGuideFacts = {
  guide,
  current: { shipTo: '0000101', isProspective: false },
  isInGuide: false,
  isCustomItem: false,
}
const codeOf = (change: Partial<AddToGuideFacts>, actor = buyer) =>
  abilityOf(mayAddToGuide({ ...facts, ...change }, actor))

test('an item goes into an own guide of the current ship-to that does not have it yet [GUIDE-2]', () => {
  expect(codeOf({})).toBeNull()
  expect(codeOf({ isInGuide: true })).toBe('item_already_in_guide')
  expect(codeOf({ guide: { ...guide, shipTo: '0000102' } })).toBe('guide_of_other_ship_to')
})

test('a guide the DSR manages, and the Standard guide, take items from staff as themselves alone [GUIDE-2]', () => {
  const managed = { ...guide, isDsrManaged: true }
  expect([buyer, proxy, dsr].map((actor) => codeOf({ guide: managed }, actor))).toEqual([
    'guide_dsr_managed',
    'guide_dsr_managed',
    null,
  ])
  const standard = { ...guide, type: 'Standard' as const }
  expect([buyer, dsr].map((actor) => codeOf({ guide: standard }, actor))).toEqual([
    'standard_guide_by_distributor',
    null,
  ])
})

test('a custom item goes into own guides alone, whoever adds it [GUIDE-2, GUIDE-4]', () => {
  expect(codeOf({ isCustomItem: true })).toBeNull()
  expect(codeOf({ isCustomItem: true, guide: { ...guide, type: 'Standard' } }, dsr)).toBe(
    'custom_item_not_in_this_guide',
  )
})

test('a prospect adds to no guide [CUST-4, GUIDE-2]', () => {
  expect(codeOf({ current: { shipTo: '0000101', isProspective: true } }, dsr)).toBe('prospect_cannot_use_guides')
})
