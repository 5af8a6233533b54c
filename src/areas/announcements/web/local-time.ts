import type { CalendarDate } from '#kit/dates.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** UI-3: the steps of a time list, in minutes. */
const stepMinutes = 30

/** An instant as the clock of this device shows it: a date and 'HH:mm'. */
export function toLocal(instant: string | null): { date: CalendarDate | null; time: string } {
  if (instant === null) return { date: null, time: '00:00' }
  const at = new Date(instant)
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/** The instant of a date and 'HH:mm' of this device's clock; null without a date. */
export const toInstant = (date: CalendarDate | null, time: string): string | null =>
  date === null ? null : new Date(`${date}T${time}`).toISOString()

/** '17:30' -> '5:30 PM'. */
const inWords = (time: string): string => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Every half hour, and `chosen` when it is none of them. */
export function timeChoices(chosen: string): { value: string; label: string }[] {
  const steps = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => index * stepMinutes)
  const times = new Set([...steps.map((step) => `${two(Math.floor(step / 60))}:${two(step % 60)}`), chosen])
  return [...times].toSorted().map((value) => ({ value, label: inWords(value) }))
}

const formatter = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 'Tue, Nov 24, 5:00 PM' by the clock of this device. */
export const formatInstant = (instant: string): string => formatter.format(new Date(instant)).replaceAll('\u202f', ' ')

/** The zone of this device's clock, such as 'PST'. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
