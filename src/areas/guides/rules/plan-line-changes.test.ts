import { describe, expect, test } from 'vitest'
import { buildActor } from '#areas/carts/testing/build-cart.ts'
import { buildGuide, buildLine, buildLineFacts } from '../testing/build-guide.ts'
import { type LineChangeFacts, type LineWishes, planLineChanges } from './plan-line-changes.ts'

const buyer = buildActor()
const dsr = buildActor({ userId: 'dsr', kind: 'internal' })
const nothing: LineWishes = { itemsAdded: [], itemsChanged: [], itemsRemoved: [] }

const planned = (wishes: Partial<LineWishes>, change: Partial<LineChangeFacts> = {}, actor = buyer) =>
  planLineChanges(buildLineFacts(change), { ...nothing, ...wishes }, actor)
const refusalOf = (...given: Parameters<typeof planned>) => {
  const decision = planned(...given)
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
}

describe('adding', () => {
  test('items and custom items come in their order; a custom item stands where it is kept [GUIDE-1, GUIDE-4]', () => {
    const decision = planned({ itemsAdded: [{ itemNumber: 'oil', caseParValue: 2 }, { customItemId: 'herbs' }] })
    expect(decision.allowed && decision.value.added).toEqual([
      {
        itemNumber: 'oil',
        customItemId: null,
        caseParValue: 2,
        eachParValue: null,
        reorderPointPct: null,
        categoryId: null,
        locationId: null,
      },
      {
        itemNumber: null,
        customItemId: 'herbs',
        caseParValue: null,
        eachParValue: null,
        reorderPointPct: null,
        categoryId: 'produce',
        locationId: 'cooler',
      },
    ])
  })

  test.each([
    [[{ itemNumber: 'flour' }], 'item_already_in_guide', 'itemsAdded.0.itemNumber'],
    [[{ itemNumber: 'oil' }, { itemNumber: 'oil' }], 'item_already_in_guide', 'itemsAdded.1.itemNumber'],
    [[{ customItemId: 'herbs' }, { customItemId: 'herbs' }], 'item_already_in_guide', 'itemsAdded.1.customItemId'],
    [[{ itemNumber: 'oil' }, { itemNumber: 'unknown' }], 'item_not_found', 'itemsAdded.1.itemNumber'],
    [[{ customItemId: 'unknown' }], 'custom_item_not_found', 'itemsAdded.0.customItemId'],
    [[{}], 'one_item_needed', 'itemsAdded.0.itemNumber'],
    [[{ itemNumber: 'oil', customItemId: 'herbs' }], 'one_item_needed', 'itemsAdded.0.itemNumber'],
    [[{ itemNumber: 'napkins', caseParValue: 2 }], 'case_par_not_allowed', 'itemsAdded.0.caseParValue'],
    [[{ itemNumber: 'oil', eachParValue: 2 }], 'each_par_not_allowed', 'itemsAdded.0.eachParValue'],
    [[{ itemNumber: 'oil', categoryId: 'foreign' }], 'category_not_found', 'itemsAdded.0.categoryId'],
    [[{ itemNumber: 'oil', locationId: 'foreign' }], 'location_not_found', 'itemsAdded.0.locationId'],
    [
      [{ customItemId: 'herbs', customerDescription: 'Basil' }],
      'own_words_of_custom_item',
      'itemsAdded.0.customerDescription',
    ],
  ] as const)('%j is refused as %s at its field [GUIDE-1]', (itemsAdded, code, field) => {
    expect(refusalOf({ itemsAdded })).toEqual([code, field])
  })

  test('each par values go with broken cases and with what is sold by the each [GUIDE-1]', () => {
    const itemsAdded = [{ itemNumber: 'napkins', eachParValue: 6 }]
    expect(refusalOf({ itemsAdded })).toBeNull()
    expect(refusalOf({ itemsChanged: [{ lineId: 'flour-line', eachParValue: 6 }] })).toBeNull()
  })

  test('custom items stay out of the Standard guide and out of guides the DSR manages [GUIDE-4]', () => {
    const itemsAdded = [{ customItemId: 'herbs' }]
    for (const of of [buildGuide({ type: 'Standard' }), buildGuide({ isDsrManaged: true })])
      expect(refusalOf({ itemsAdded }, { guide: { ...of, lineCount: 0 } }, dsr)).toEqual([
        'custom_item_not_in_this_guide',
        'itemsAdded.0.customItemId',
      ])
  })

  test('a guide has at most 5,000 lines, counted after what leaves it [GUIDE-1]', () => {
    const guide = { ...buildGuide(), lineCount: 5000 }
    const itemsAdded = [{ itemNumber: 'oil' }]
    expect(refusalOf({ itemsAdded }, { guide })).toEqual(['too_many_guide_lines', undefined])
    expect(refusalOf({ itemsAdded, itemsRemoved: [{ lineId: 'flour-line' }] }, { guide })).toBeNull()
  })
})

describe('changing', () => {
  test('what is absent stays, and null takes away [GUIDE-1]', () => {
    const lines = [buildLine({ lineId: 'flour-line', itemNumber: 'flour', caseParValue: 4, reorderPointPct: 50 })]
    const decision = planned({ itemsChanged: [{ lineId: 'flour-line', reorderPointPct: null }] }, { lines })
    expect(decision.allowed && decision.value.changed).toMatchObject([{ caseParValue: 4, reorderPointPct: null }])
  })

  test('own words are the ship-to’s, of the item and not of the line [GUIDE-1]', () => {
    const decision = planned({ itemsChanged: [{ lineId: 'flour-line', customerDescription: 'Harina' }] })
    expect(decision.allowed && decision.value.words).toEqual([
      { itemNumber: 'flour', customerDescription: 'Harina', customerItemNumber: undefined },
    ])
  })

  test.each([
    [{ itemsChanged: [{ lineId: 'gone' }] }, 'guide_line_not_found', 'itemsChanged.0.lineId'],
    [{ itemsRemoved: [{ lineId: 'gone' }] }, 'guide_line_not_found', 'itemsRemoved.0.lineId'],
    [
      { itemsChanged: [{ lineId: 'flour-line' }], itemsRemoved: [{ lineId: 'flour-line' }] },
      'line_named_twice',
      'itemsChanged.0.lineId',
    ],
  ] as const)('%j is refused as %s [GUIDE-1]', (wishes, code, field) => {
    expect(refusalOf(wishes)).toEqual([code, field])
  })

  test('an item that left and comes again in one change is in the guide once [GUIDE-1]', () => {
    const wishes = { itemsRemoved: [{ lineId: 'flour-line' }], itemsAdded: [{ itemNumber: 'flour' }] }
    const decision = planned(wishes)
    expect(decision.allowed && [decision.value.removed.length, decision.value.added.length]).toEqual([1, 1])
  })
})

describe('the Standard guide', () => {
  const guide = { ...buildGuide({ type: 'Standard' }), lineCount: 1 }

  test('takes pars from a customer and items from staff alone [GUIDE-1]', () => {
    expect(refusalOf({ itemsChanged: [{ lineId: 'flour-line', caseParValue: 9 }] }, { guide })).toBeNull()
    for (const wishes of [{ itemsAdded: [{ itemNumber: 'oil' }] }, { itemsRemoved: [{ lineId: 'flour-line' }] }]) {
      expect(refusalOf(wishes, { guide })?.[0]).toBe('standard_guide_by_distributor')
      expect(refusalOf(wishes, { guide }, dsr)).toBeNull()
    }
  })
})
