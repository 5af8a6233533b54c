import { expect, test } from 'vitest'
import { orderingNotice } from './ordering-notice.ts'

test('a customer reads which ship-to is locked or unlocked, and whom to ask [NEXT-7]', () => {
  const locked = orderingNotice({ shipToName: 'Harbor Grill', isAllowed: false })
  expect(locked.mail.subject).toBe('Ordering is locked for Harbor Grill')
  expect(locked.text).toContain('Your sales rep knows why')
  expect(orderingNotice({ shipToName: 'Harbor Grill', isAllowed: true })).toEqual({
    mail: { subject: 'Harbor Grill can order again', text: 'Orders for Harbor Grill are taken again.' },
    text: 'Orders for Harbor Grill are taken again.',
  })
})
