import { expect, test } from 'vitest'
import { findWanted, wantsNotification } from './wants-notification.ts'

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

test('the portal is on unless an event says otherwise [NEXT-7]', () => {
  expect(findWanted('orderFailed', 'portal', [])).toEqual({ isOn: true, reason: 'default' })
  expect(findWanted('orderPlaced', 'portal', [])).toEqual({ isOn: false, reason: 'default' })
})

test('who chose the daily mail gets none at once [NEXT-7]', () => {
  const daily = [{ event: 'orderFailed', channel: 'digest', isOn: true }] as const
  expect(findWanted('orderFailed', 'mail', daily)).toEqual({ isOn: false, reason: 'chosen' })
  expect(findWanted('orderFailed', 'digest', daily)).toEqual({ isOn: true, reason: 'chosen' })
  expect(findWanted('orderChanged', 'mail', daily).isOn).toBe(true)
})
