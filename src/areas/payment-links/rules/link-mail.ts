import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'

/** What the mail with a link says. */
export interface MailedLink {
  readonly senderName: string
  readonly billToName: string
  readonly invoices: readonly {
    readonly invoiceNumber: string
    readonly dueDate: CalendarDate
    readonly open: number
  }[]
  readonly lastDay: CalendarDate
}

/** NEXT-13: the mail with the link, which is the only place where its token stands. */
export function linkMail(
  { senderName, billToName, invoices, lastDay }: MailedLink,
  url: string,
): { subject: string; text: string } {
  const total = invoices.reduce((sum, { open }) => sum + open, 0)
  const text = [
    `${senderName} asks you to pay ${plural(invoices.length, 'invoice')} of ${billToName}.`,
    '',
    ...invoices.map(
      ({ invoiceNumber, dueDate, open }) =>
        `Invoice ${invoiceNumber}, due ${formatDayWithYear(dueDate)}: ${formatCents(open)}`,
    ),
    '',
    `To pay: ${formatCents(total)}`,
    '',
    `Open this link to pay by card, without signing in. It works until ${formatDayWithYear(lastDay)} and pays once:`,
    url,
    '',
    `Whoever has this link sees these invoices and can pay them, and nothing else. If you did not expect it, ask ${senderName} before you pay.`,
    '',
  ].join('\n')
  return { subject: `${formatCents(total)} to pay for ${billToName}`, text }
}
