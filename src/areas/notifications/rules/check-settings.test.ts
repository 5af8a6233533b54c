import { expect, test } from 'vitest'
import { checkSettings } from './check-settings.ts'

const given = { quietFrom: '22:00', quietTo: '06:30', timeZone: null, digestHour: 7 }
const refusalOf = (change: Partial<typeof given> | { timeZone: string } | { quietFrom: null }) => {
  const decision = checkSettings({ ...given, ...change })
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
}

test('quiet hours are two different times, or none [NEXT-7]', () => {
  expect(refusalOf({})).toBeNull()
  expect(checkSettings({ ...given, quietFrom: null, quietTo: null }).allowed).toBe(true)
  expect(refusalOf({ quietFrom: null })).toEqual(['quiet_hours_incomplete', 'quietFrom'])
  expect(refusalOf({ quietTo: '22:00' })).toEqual(['quiet_hours_alike', 'quietTo'])
  for (const quietTo of ['24:00', '6:00', '12:60', 'six', ''])
    expect(refusalOf({ quietTo })).toEqual(['time_invalid', 'quietTo'])
})

test('the time zone is one of the list, or that of the division [NEXT-7]', () => {
  expect(refusalOf({ timeZone: 'America/Denver' })).toBeNull()
  expect(refusalOf({ timeZone: 'Mars/Olympus' })).toEqual(['time_zone_unknown', 'timeZone'])
})
