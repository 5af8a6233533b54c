import { expect, test } from 'vitest'
import { groupByDelivery, warnOfDeliveryDates } from './warn-of-delivery-dates.ts'

const line = (itemNumber: string, deliveryDate: string | null) => ({ itemNumber, deliveryDate })

test('the lines of a cart come together by the day they come [CHECK-2]', () => {
  const lines = [line('1', '2026-03-09'), line('2', null), line('3', '2026-03-03'), line('4', '2026-03-09')]
  expect(groupByDelivery(lines)).toEqual([
    { deliveryDate: '2026-03-03', itemNumbers: ['3'] },
    { deliveryDate: '2026-03-09', itemNumbers: ['1', '4'] },
    { deliveryDate: null, itemNumbers: ['2'] },
  ])
})

test('more than one day is an alert that names the items that come apart [CHECK-3]', () => {
  const groups = groupByDelivery([line('1', '2026-03-03'), line('2', '2026-03-09'), line('3', null)])
  expect(warnOfDeliveryDates(groups, '2026-03-03')).toEqual({
    kind: 'multiple-delivery-dates',
    message: 'Order has multiple delivery dates',
    blocks: false,
    itemNumbers: ['2', '3'],
  })
  expect(warnOfDeliveryDates(groupByDelivery([line('1', '2026-03-03')]), '2026-03-03')).toBeNull()
  expect(warnOfDeliveryDates([], null)).toBeNull()
})
