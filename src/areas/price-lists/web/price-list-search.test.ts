import { expect, test } from 'vitest'
import { priceListQueryOf, readPriceListSearch } from './price-list-search.ts'

test('an address that makes no sense shows the whole list of the next delivery [STAFF-4]', () => {
  const search = readPriceListSearch({ page: '-1', deliveryDate: '2026-02-31', guideId: 'x', brands: '' })
  expect(priceListQueryOf(search, null, '2026-11-27')).toEqual({ deliveryDate: '2026-11-27' })
  expect(priceListQueryOf(search, null, null)).toEqual({})
})

test('the view, the day and the filters are asked for as they are chosen [STAFF-4]', () => {
  const guideId = '018f0000-0000-7000-8000-00000000dead'
  const search = readPriceListSearch({ deliveryDate: '2026-12-01', guideId, categoryIds: 'meat~dry' })
  expect(priceListQueryOf(search, 'view', '2026-11-27')).toEqual({
    viewId: 'view',
    deliveryDate: '2026-12-01',
    categoryIds: ['meat', 'dry'],
    guideId,
  })
})
