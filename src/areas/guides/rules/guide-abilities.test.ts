import { expect, test } from 'vitest'
import { buildActor } from '#areas/carts/testing/build-cart.ts'
import { buildGuide } from '../testing/build-guide.ts'
import { guideAbilities } from './guide-abilities.ts'

const buyer = buildActor()
const dsr = buildActor({ userId: 'dsr', kind: 'internal' })

test('abilities carry the code of each refusal, null for what is allowed [GUIDE-2]', () => {
  expect(guideAbilities(buildGuide(), buyer)).toEqual({
    rename: null,
    changeLines: null,
    changeShelf: null,
    addCustomItems: null,
    delete: null,
  })
  expect(guideAbilities(buildGuide({ type: 'Standard' }), buyer)).toEqual({
    rename: 'standard_guide_fixed',
    changeLines: 'standard_guide_by_distributor',
    changeShelf: null,
    addCustomItems: 'standard_guide_by_distributor',
    delete: 'standard_guide_fixed',
  })
})

test('only staff read whether lines can be pinned, and only those of a Standard guide can [GUIDE-1]', () => {
  expect(guideAbilities(buildGuide({ type: 'Standard' }), dsr).pin).toBeNull()
  expect(guideAbilities(buildGuide(), dsr).pin).toBe('not_a_standard_guide')
  expect(guideAbilities(buildGuide({ type: 'Standard' }), buyer)).not.toHaveProperty('pin')
})
