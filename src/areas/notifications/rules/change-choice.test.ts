import { expect, test } from 'vitest'
import { changeChoice } from './change-choice.ts'

const event = 'payment' as const

test('a mail at once and the daily mail exclude each other [NEXT-7]', () => {
  expect(changeChoice({ event, channel: 'digest', isOn: true })).toEqual([
    { event, channel: 'digest', isOn: true },
    { event, channel: 'mail', isOn: false },
  ])
  expect(changeChoice({ event, channel: 'mail', isOn: true })).toHaveLength(2)
  expect(changeChoice({ event, channel: 'mail', isOn: false })).toEqual([{ event, channel: 'mail', isOn: false }])
  expect(changeChoice({ event, channel: 'push', isOn: true })).toHaveLength(1)
})
