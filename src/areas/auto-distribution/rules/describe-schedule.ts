import { plural } from '#kit/text.ts'
import type { Schedule } from './next-run.ts'

/** STAFF-5: when a distribution runs, in words; `say` writes a day. */
export function describeSchedule({ startsOn, everyWeeks, endsOn }: Schedule, say: (day: string) => string): string {
  if (everyWeeks === null) return `Once, ${say(startsOn)}`
  const often = everyWeeks === 1 ? 'Every week' : `Every ${plural(everyWeeks, 'week')}`
  return endsOn === null ? `${often} from ${say(startsOn)}` : `${often} from ${say(startsOn)} to ${say(endsOn)}`
}
