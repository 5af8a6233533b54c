import { expect, test } from 'vitest'
import { promotionNotice } from './promotion-notice.ts'

const spring = { name: 'Spring baking', endsOn: '2026-03-31' }

test('a customer reads what a promotion makes cheaper, where and until when [NEXT-7, STAFF-3]', () => {
  const notice = promotionNotice({ ...spring, itemCount: 1, items: ['FLOUR'] }, 'Harbor Grill', 'https://x/items/1')
  expect(notice.text).toBe('Spring baking: lower prices at Harbor Grill for deliveries until Tue, Mar 31: FLOUR.')
  expect(notice.mail).toEqual({
    subject: 'Lower prices: Spring baking',
    text: `${notice.text}\n\nSee them: https://x/items/1\n`,
  })
})

test('of many items the first are named and the others counted [NEXT-7, STAFF-3]', () => {
  const text = (itemCount: number) =>
    promotionNotice({ ...spring, itemCount, items: ['FLOUR', 'SUGAR', 'YEAST'] }, 'Harbor Grill', '').text
  expect(text(3)).toContain(': FLOUR, SUGAR, YEAST.')
  expect(text(4)).toContain(': FLOUR, SUGAR, YEAST and 1 more item.')
  expect(text(200)).toContain(': FLOUR, SUGAR, YEAST and 197 more items.')
})
