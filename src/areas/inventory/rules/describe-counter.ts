import { formatMinutes } from '#kit/dates.ts'
import type { CountOperation } from '../count-operation.ts'

/** Who counted, and when by the clock of their device; both as far as the reader is concerned. */
type Counter = Pick<CountOperation, 'byName' | 'isOwn' | 'deviceAt'>
type CounterWithDevice = Counter & Pick<CountOperation, 'deviceId'>

/** "just now", "2 min ago", "3 h 5 min ago"; a device whose clock is ahead counted just now. */
export function formatAge(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  return minutes < 1 ? 'just now' : `${formatMinutes(minutes)} ago`
}

/** NEXT-9: "You, 2 min ago", "Ana and Ben, just now": who counted what stands on a shelf. */
export function describeCounter(live: readonly Counter[], now: number): string {
  const latest = live.reduce<Counter | null>(
    (last, each) => (last && last.deviceAt >= each.deviceAt ? last : each),
    null,
  )
  if (!latest) return ''
  return `${namesOf(live)}, ${formatAge(latest.deviceAt, now)}`
}

/**
 * NEXT-9: "Ana and Ben counted"; one person with two devices, who did not know of each other
 * either, "counted twice".
 */
export const describeUndecided = (live: readonly Counter[]): string =>
  new Set(live.map(nameOf)).size === 1 ? `${namesOf(live)} counted twice` : `${namesOf(live)} counted`

/** Who counted, beside what they counted; a person's other device is named as such. */
export const nameCounter = (counter: CounterWithDevice, here: string): string =>
  isElsewhere(counter, here) ? 'You, on another device' : nameOf(counter)

/** NEXT-9: whose count a choice keeps: "Ana and Ben", "yours", "yours on another device". */
export const nameOwners = (group: readonly CounterWithDevice[], here: string): string =>
  [
    ...new Set(
      group.map((counter) =>
        isElsewhere(counter, here) ? 'yours on another device' : counter.isOwn ? 'yours' : counter.byName,
      ),
    ),
  ].join(' and ')

const isElsewhere = ({ isOwn, deviceId }: CounterWithDevice, here: string): boolean => isOwn && deviceId !== here

const nameOf = ({ byName, isOwn }: Pick<Counter, 'byName' | 'isOwn'>): string => (isOwn ? 'You' : byName)

function namesOf(live: readonly Counter[]): string {
  const names = [...new Set(live.map(nameOf))]
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ')
}
