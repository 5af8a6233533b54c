import { formatCents } from '#kit/money.ts'
import type { CreditStatus } from '../credit-request.ts'
import { creditEventWords, type StoredCreditEvent } from './event-words.ts'
import { creditProgress, creditStatusNames } from './status-words.ts'

/** What a mail about a request says of it. */
export interface MailedCredit {
  readonly requestNumber: string
  readonly invoiceNumber: string
  readonly shipToName: string
  readonly status: CreditStatus
  readonly amount: number
  readonly approvedAmount: number | null
  readonly creditMemo: string | null
}

/** A mail's subject and text, and the same in one sentence. */
export interface CreditTexts {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

/** CREDIT-4: what became of a request; customers read it in plain words. */
export const creditMail = (
  credit: MailedCredit,
  event: StoredCreditEvent,
  forStaff: boolean,
  link: string,
): CreditTexts => textsOf(credit, creditEventWords(event, forStaff) ?? '', forStaff, link)

/** CREDIT-4: somebody wrote a comment, or calls the reader by name in it. */
export function creditCommentMail(
  credit: MailedCredit,
  comment: { readonly byName: string; readonly text: string; readonly isMention: boolean },
  forStaff: boolean,
  link: string,
): CreditTexts {
  const { byName, text, isMention } = comment
  const head = `${byName} ${isMention ? 'mentions you' : 'wrote'}:`
  return textsOf(credit, `${head}\n${text === '' ? 'A photo.' : text}`, forStaff, link)
}

function textsOf(credit: MailedCredit, said: string, forStaff: boolean, link: string): CreditTexts {
  const { requestNumber, invoiceNumber, shipToName, status, amount, approvedAmount, creditMemo } = credit
  const state = forStaff ? creditStatusNames[status] : creditProgress(status, creditMemo)
  return {
    mail: {
      subject: `Credit request ${requestNumber} for ${shipToName}: ${state}`,
      text: [
        said,
        '',
        `Credit request: ${requestNumber}`,
        `Invoice: ${invoiceNumber}, ${shipToName}`,
        `Asked for: ${formatCents(amount)}`,
        ...(approvedAmount === null ? [] : [`Approved: ${formatCents(approvedAmount)}`]),
        `Now: ${state}`,
        '',
        `View the request: ${link}`,
        '',
      ].join('\n'),
    },
    text: `Credit request ${requestNumber} for ${shipToName}: ${state}.`,
  }
}
