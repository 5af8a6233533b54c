import { expect, test } from 'vitest'
import { wantsNotification } from './wants-notification.ts'

test('the defaults are mails for what needs a reaction, and no text messages [PROFILE-9]', () => {
  expect(wantsNotification('orderPlaced', 'mail', [])).toBe(true)
  expect(wantsNotification('orderInvoiced', 'mail', [])).toBe(false)
  expect(wantsNotification('cutOffReminder', 'text', [])).toBe(false)
})

test('a choice counts for its event and channel alone [PROFILE-9]', () => {
  const choices = [
    { event: 'orderPlaced', channel: 'mail', isOn: false },
    { event: 'cutOffReminder', channel: 'text', isOn: true },
  ] as const
  expect(wantsNotification('orderPlaced', 'mail', choices)).toBe(false)
  expect(wantsNotification('cutOffReminder', 'mail', choices)).toBe(true)
  expect(wantsNotification('cutOffReminder', 'text', choices)).toBe(true)
  expect(wantsNotification('orderPlaced', 'text', choices)).toBe(false)
})
