import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { type Cents, formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'

/** What a mail about a schedule is about. */
export interface MailedSchedule {
  readonly billToName: string
  readonly division: string
  readonly billTo: string
  /** 'Every Friday'. */
  readonly whenText: string
  readonly methodName: string
  /** Where it is looked at, skipped and ended. */
  readonly url: string
}

/** A mail's subject and text, and the same in one sentence. */
interface Texts {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

/** A run that is ahead. */
export interface MailedRun {
  readonly payOn: CalendarDate
  readonly total: Cents
  readonly credit: Cents
  readonly discount: Cents
  readonly limit: Cents | null
  readonly isOverLimit: boolean
  readonly invoices: readonly { readonly invoiceNumber: string; readonly dueDate: CalendarDate; readonly open: Cents }[]
}

/** Invoices a mail names one by one. */
const maxNamed = 50

const mailOf = (schedule: MailedSchedule, subject: string, lines: readonly string[], text: string): Texts => ({
  mail: { subject: `${subject}: ${schedule.billToName}`, text: [...lines, ''].join('\n') },
  text,
})

const about = ({ billToName, division, billTo, whenText }: MailedSchedule): string =>
  `Autopay for ${billToName} (${division} ${billTo}), ${whenText.slice(0, 1).toLowerCase()}${whenText.slice(1)}.`

/** BILL-5: 48 hours before a run: what it will pay as of now, and where to skip it. */
export function comingRunMail(schedule: MailedSchedule, run: MailedRun): Texts {
  const { payOn, total, credit, discount, limit, isOverLimit, invoices } = run
  const day = formatDayWithYear(payOn)
  const sum = formatCents(total)
  const outcome = isOverLimit
    ? `The sum of ${sum} is more than the limit of ${formatCents(limit ?? 0)}: this run would pay nothing.`
    : `On ${day} it pays ${sum} for ${plural(invoices.length, 'invoice')} with ${schedule.methodName}.`
  const lines = [
    about(schedule),
    outcome,
    'What is paid or invoiced until then changes this amount.',
    '',
    ...invoices
      .slice(0, maxNamed)
      .map(
        ({ invoiceNumber, dueDate, open }) =>
          `Invoice ${invoiceNumber}, due ${formatDayWithYear(dueDate)}: ${formatCents(open)}`,
      ),
    ...(invoices.length > maxNamed ? [`and ${plural(invoices.length - maxNamed, 'more invoice')}`] : []),
    ...(credit > 0 ? [`Credits: ${formatCents(-credit)}`] : []),
    ...(discount > 0 ? [`Discount: ${formatCents(-discount)}`] : []),
    `Amount: ${sum}`,
    '',
    `Skip this run or end autopay: ${schedule.url}`,
  ]
  const text = `Autopay on ${day} for ${schedule.billToName}: ${sum} for ${plural(invoices.length, 'invoice')}.`
  return mailOf(schedule, `Autopay on ${day}`, lines, text)
}

/** BILL-5: a run was above the limit and paid nothing. */
export function overLimitMail(schedule: MailedSchedule, words: string): Texts {
  const lines = [about(schedule), words, '', `Pay by hand, or change the limit: ${schedule.url}`]
  return mailOf(schedule, 'Autopay paid nothing', lines, `Autopay for ${schedule.billToName}: ${words}`)
}

/** BILL-5: the portal stopped a schedule, and why. */
export function stoppedMail(schedule: MailedSchedule, reason: string): Texts {
  const lines = [
    about(schedule),
    `It was stopped: ${reason}`,
    'No invoices are paid by it until it is activated again.',
    '',
    `View the schedule: ${schedule.url}`,
  ]
  const text = `Autopay for ${schedule.billToName} was stopped: ${reason}`
  return mailOf(schedule, 'Autopay was stopped', lines, text)
}

/** BILL-5: somebody else ended the schedule of a person. */
export function endedMail(schedule: MailedSchedule, byName: string): Texts {
  const lines = [about(schedule), `${byName} ended it. No invoices are paid by it from now on.`, '', schedule.url]
  return mailOf(schedule, 'Autopay was ended', lines, `Autopay for ${schedule.billToName} was ended by ${byName}.`)
}
