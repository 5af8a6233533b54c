import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/** A count that people are notified of. */
interface CountOfMail {
  readonly name: string
  readonly division: string
  readonly shipTo: string
  readonly shipToName: string
}

/** An open count in which nobody has counted for days. */
export interface QuietCount extends CountOfMail {
  /** When somebody last counted, or when it was opened: an instant in UTC. */
  readonly quietSince: string
  /** IANA zone of the division. */
  readonly timeZone: string
}

/** A count that somebody closed. */
export interface CountClosed extends CountOfMail {
  /** Under login-as both names. */
  readonly closedByName: string
  readonly lines: number
  readonly countedLines: number
}

/** A mail in plain text, and the same in one sentence for a phone. */
export interface CountNotice {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

const placeOf = ({ shipToName, division, shipTo }: CountOfMail) => `${shipToName} (${division} ${shipTo})`

/** INV-1: the reminder of an open count that nobody goes on with; days are the division's. */
export function countReminder(count: QuietCount, firstName: string, url: string): CountNotice {
  const day = formatDay(todayIn(count.timeZone, new Date(count.quietSince)))
  const text = [
    `Hello ${firstName},`,
    '',
    `the inventory count ${count.name} of ${placeOf(count)} is still open.`,
    `Nobody has counted since ${day}. Its figures and the value of your stock are there once it is closed.`,
    '',
    `Go on counting, or close the count: ${url}`,
    '',
  ].join('\n')
  return {
    mail: { subject: `Still open: count ${count.name}`, text },
    text: `The count ${count.name} is still open; nobody has counted since ${day}.`,
  }
}

/** INV-1, NEXT-9: a colleague closed the count; what a device still has is not in it. */
export function countClosedNotice(count: CountClosed, firstName: string, url: string): CountNotice {
  const counted = `${count.countedLines} of ${plural(count.lines, 'line')}`
  const text = [
    `Hello ${firstName},`,
    '',
    `${count.closedByName} closed the inventory count ${count.name} of ${placeOf(count)}: ${counted} counted.`,
    'What you counted without a connection and have not sent yet is not in it. Your device keeps and shows it.',
    '',
    `See what it came to: ${url}`,
    '',
  ].join('\n')
  return {
    mail: { subject: `Count closed: ${count.name}`, text },
    text: `${count.closedByName} closed the count ${count.name}, ${counted} counted.`,
  }
}
