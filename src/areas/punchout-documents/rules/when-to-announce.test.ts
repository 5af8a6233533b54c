import { expect, test } from 'vitest'
import { whenToAnnounce } from './when-to-announce.ts'

const now = new Date('2026-03-02T20:00:00Z')
const at = (time: string) => new Date(`2026-03-02T${time}Z`)

test('a part of an order is announced ten minutes after the last report, the whole at once [PUNCH-3]', () => {
  expect(whenToAnnounce({ isWhole: true, lastReportAt: now }, now)).toBe(0)
  expect(whenToAnnounce({ isWhole: false, lastReportAt: now }, now)).toBe(600_000)
  expect(whenToAnnounce({ isWhole: false, lastReportAt: at('19:50:01') }, now)).toBe(1000)
  expect(whenToAnnounce({ isWhole: false, lastReportAt: at('19:50:00') }, now)).toBe(0)
  expect(whenToAnnounce({ isWhole: false, lastReportAt: at('08:00:00') }, now)).toBe(0)
})
