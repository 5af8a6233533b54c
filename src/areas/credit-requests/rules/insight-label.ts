import { formatDayWithYear } from '#kit/dates.ts'
import type { InsightKind } from '../credit-insight.endpoints.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** CREDIT-2: what stands at a bar: names as they are stored, weeks and routes in words. */
export function insightLabel(by: InsightKind, key: string, stored: string): string {
  if (by === 'week') return `Week of ${formatDayWithYear(key)}`
  if (by === 'vendor') return stored === '' ? 'No vendor known' : stored
  if (by !== 'route') return stored
  const [division, day] = key.split('/')
  return `${division} ${weekdays[Number(day)]}`
}
