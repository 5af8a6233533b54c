import { expect, test } from 'vitest'
import { readNotificationSearch } from './notification-search.ts'

test('filters of an address that cannot be read are left out [NEXT-7]', () => {
  const cursor = '0198c0de-0000-7000-8000-000000000001'
  expect(readNotificationSearch({ area: 'money', show: 'unread', cursor })).toEqual({
    area: 'money',
    show: 'unread',
    cursor,
  })
  expect(readNotificationSearch({ area: 'toString', show: 'all', cursor: '1' })).toEqual({
    area: undefined,
    show: undefined,
    cursor: undefined,
  })
})
