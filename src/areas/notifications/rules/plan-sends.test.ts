import { expect, test } from 'vitest'
import type { NotificationChoice } from '../notification.ts'
import { planSends } from './plan-sends.ts'

const quiet = { from: '22:00', to: '06:00', timeZone: 'America/Los_Angeles' }
const reachable = { choices: [], hasPhone: true, hasPush: true, quiet }
const on = (event: NotificationChoice['event'], channel: NotificationChoice['channel'], isOn = true) => ({
  event,
  channel,
  isOn,
})
/** Midnight in Los Angeles, and the 6:00 after it. */
const [midnight, six] = [new Date('2026-01-15T08:00:00Z'), new Date('2026-01-15T14:00:00Z')]
const noon = new Date('2026-01-15T20:00:00Z')

test('quiet hours hold mail, text and push until they end, and not the portal [NEXT-7]', () => {
  const choices = [on('countClosed', 'text'), on('countClosed', 'push')]
  expect(planSends('countClosed', { ...reachable, choices }, { now: midnight })).toEqual([
    { channel: 'portal', reason: 'default', heldUntil: null, isUrgent: false },
    { channel: 'mail', reason: 'default', heldUntil: six, isUrgent: false },
    { channel: 'text', reason: 'chosen', heldUntil: six, isUrgent: false },
    { channel: 'push', reason: 'chosen', heldUntil: six, isUrgent: false },
  ])
  expect(planSends('countClosed', { ...reachable, choices }, { now: noon }).every((send) => !send.heldUntil)).toBe(true)
})

test('an order that will not come is urgent, and so is a deadline within two hours [NEXT-7]', () => {
  const mailOf = (event: 'orderFailed' | 'cutOffReminder', deadline?: Date) =>
    planSends(event, reachable, { now: midnight, deadline }).find(({ channel }) => channel === 'mail')
  expect(mailOf('orderFailed')).toMatchObject({ heldUntil: null, isUrgent: true })
  expect(mailOf('cutOffReminder', new Date('2026-01-15T09:59:59Z'))).toMatchObject({ heldUntil: null, isUrgent: true })
  expect(mailOf('cutOffReminder', new Date('2026-01-15T10:00:00Z'))).toMatchObject({ heldUntil: six, isUrgent: false })
})

test('the daily mail takes the place of the mail at once, and quiet hours leave it its hour [NEXT-7]', () => {
  const choices = [on('countClosed', 'digest')]
  expect(planSends('countClosed', { ...reachable, choices }, { now: midnight })).toEqual([
    { channel: 'portal', reason: 'default', heldUntil: null, isUrgent: false },
    { channel: 'digest', reason: 'chosen', heldUntil: null, isUrgent: false },
  ])
})

test('without a number there is no text, without a browser no push [NEXT-7]', () => {
  const choices = [on('countClosed', 'text'), on('countClosed', 'push'), on('countClosed', 'portal', false)]
  const nobody = { ...reachable, choices, hasPhone: false, hasPush: false }
  expect(planSends('countClosed', nobody, { now: noon }).map(({ channel }) => channel)).toEqual(['mail'])
})
