import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'

/** A notification that waits for the daily mail. */
export interface DigestEntry {
  readonly title: string
  readonly body: string
  readonly to: string | null
}

/** Notifications that a daily mail names one by one. */
const maxNamed = 100

/** NEXT-7: the daily mail, in plain text; the oldest first. */
export function digestMail(
  { day, entries, publicUrl }: { day: CalendarDate; entries: readonly DigestEntry[]; publicUrl: string },
  /** Where all are listed. */
  listUrl: string,
): { subject: string; text: string } {
  const more = entries.length - maxNamed
  const text = entries
    .slice(0, maxNamed)
    .map(({ title, body, to }) =>
      [title, ...(body === title ? [] : [body]), ...(to === null ? [] : [publicUrl + to]), ''].join('\n'),
    )
  return {
    subject: `Larder, ${formatDay(day)}: ${plural(entries.length, 'notification')}`,
    text: [
      ...text,
      ...(more > 0 ? [`and ${plural(more, 'more notification')}`, ''] : []),
      `All of them: ${listUrl}`,
      'What is in this mail, and when it comes, is up to you: Profile, Notifications.',
      '',
    ].join('\n'),
  }
}
