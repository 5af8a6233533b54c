import { expect, test } from 'vitest'
import { isPushHost } from './is-push-host.ts'

const allowed = ['fcm.googleapis.com', '*.push.apple.com']

test.each([
  ['fcm.googleapis.com', true],
  ['web.push.apple.com', true],
  ['push.apple.com', false],
  ['evilpush.apple.com', false],
  ['fcm.googleapis.com.evil.example', false],
  ['googleapis.com', false],
  ['', false],
])('push messages go to hosts of the list alone: %s [NEXT-7]', (host, isAllowed) => {
  expect(isPushHost(host, allowed)).toBe(isAllowed)
})
