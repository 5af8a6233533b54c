import { allow, type Decision, refuse } from '#kit/decision.ts'
import { notificationRefusals } from '../notifications.refusals.ts'
import type { NotificationSettings } from '../notifications.endpoints.ts'
import { timeZones } from '../time-zones.ts'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * NEXT-7: quiet hours are two different times, or none; the time zone is one of the list. Returns
 * what is kept.
 */
export function checkSettings(given: NotificationSettings): Decision<NotificationSettings> {
  const { quietFrom, quietTo, timeZone } = given
  for (const [field, time] of Object.entries({ quietFrom, quietTo }))
    if (time !== null && !clockTime.test(time)) return refuse(notificationRefusals.time_invalid, { field })
  if ((quietFrom === null) !== (quietTo === null))
    return refuse(notificationRefusals.quiet_hours_incomplete, { field: quietFrom === null ? 'quietFrom' : 'quietTo' })
  if (quietFrom !== null && quietFrom === quietTo)
    return refuse(notificationRefusals.quiet_hours_alike, { field: 'quietTo' })
  if (timeZone !== null && !timeZones.some(([zone]) => zone === timeZone))
    return refuse(notificationRefusals.time_zone_unknown, { field: 'timeZone' })
  return allow(given)
}
