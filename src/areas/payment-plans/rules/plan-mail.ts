import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import type { PlannedInstalment } from './plan-instalments.ts'

/** What a mail about a plan says. */
export interface MailedPlan {
  readonly planNumber: string
  readonly billToName: string
  readonly covered: number
}

/** A mail's subject and text, and the same in one sentence. */
export interface PlanTexts {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

const lineOf = ({ number, dueOn, amount }: PlannedInstalment): string =>
  `${number === 0 ? 'Down payment' : `Instalment ${number}`}, ${formatDayWithYear(dueOn)}: ${formatCents(amount)}`

/** NEXT-13: a plan is proposed to the customer. */
export function proposalMail(
  { planNumber, billToName, covered }: MailedPlan,
  plan: { readonly instalments: readonly PlannedInstalment[]; readonly answerBy: CalendarDate },
  url: string,
): PlanTexts {
  const text = `A payment plan for ${formatCents(covered)} of ${billToName} waits for your answer until ${formatDayWithYear(plan.answerBy)}.`
  return {
    mail: {
      subject: `Payment plan ${planNumber} proposed for ${billToName}`,
      text: [text, '', ...plan.instalments.map(lineOf), '', 'Look at it, and accept or decline it:', url, ''].join(
        '\n',
      ),
    },
    text,
  }
}

/** What has become of a plan. */
export type PlanNews = 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'defaulted'

const sentences: Readonly<Record<PlanNews, (plan: MailedPlan, reason: string) => string>> = {
  accepted: ({ planNumber, billToName }) => `Payment plan ${planNumber} of ${billToName} was accepted and runs.`,
  declined: ({ planNumber, billToName }) => `Payment plan ${planNumber} of ${billToName} was declined.`,
  withdrawn: ({ planNumber, billToName }, reason) =>
    `Payment plan ${planNumber} of ${billToName} was ended by your distributor: ${reason} Its invoices are due as before.`,
  completed: ({ planNumber, billToName }) => `Payment plan ${planNumber} of ${billToName} is paid in full.`,
  defaulted: ({ planNumber, billToName }, reason) =>
    `Payment plan ${planNumber} of ${billToName} missed an instalment and has ended: ${reason} Its invoices are due as before.`,
}

/** NEXT-13: news of a plan, for the customer and for who proposed it. */
export function planNewsMail(news: PlanNews, plan: MailedPlan, reason: string, url: string): PlanTexts {
  const text = sentences[news](plan, reason)
  const { planNumber, billToName } = plan
  return {
    mail: { subject: `Payment plan ${planNumber} of ${billToName}: ${news}`, text: `${text}\n\n${url}\n` },
    text,
  }
}
