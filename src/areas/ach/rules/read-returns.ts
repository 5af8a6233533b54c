import type { Cents } from '#kit/money.ts'
import type { FileProblem, ReceivedEntry } from '../received-file.ts'
import { isProblem, readAchFile } from './read-ach-file.ts'
import { type Notice, readNotice } from './read-notice.ts'

interface Back {
  /** Trace number of our debit, 15 digits. */
  readonly originalTrace: string
  /** The returning bank's own trace number. */
  readonly trace: string
  readonly code: string
}

/** A debit that came back. */
export interface ReturnedDebit extends Back {
  readonly kind: 'return'
  readonly amountCents: Cents
}

/** A debit that was paid, with what to change before the next one. */
export interface ChangeNotice extends Back {
  readonly kind: 'notice'
  readonly notice: Notice
  /** The numbers our debit had: a correction of others would be of an account changed since. */
  readonly routingNo: string
  readonly accountNo: string
}

/** What a file of the bank reports of our debits. */
export type BankReport = ReturnedDebit | ChangeNotice

/**
 * BILL-6: the returns and notifications of change of a file, or what is wrong with it. The file is
 * read as a whole or not at all.
 */
export function readReturns(text: string): readonly BankReport[] | FileProblem {
  const file = readAchFile(text)
  if (isProblem(file)) return file
  const reports = file.batches.flatMap(({ entries }) => entries).map(reportOf)
  const isWhole = reports.every((report) => report !== undefined)
  return isWhole ? reports : { line: 0, reason: 'an entry is neither a return nor a notification of change' }
}

function reportOf(entry: ReceivedEntry): BankReport | undefined {
  const addendum = entry.addenda.find(({ kind }) => kind === '98' || kind === '99')
  if (!addendum) return undefined
  // Columns 4 to 6 and 7 to 21 of the record.
  const code = addendum.text.slice(0, 3)
  const originalTrace = addendum.text.slice(3, 18)
  if (!/^\d{15}$/.test(originalTrace) || !/^[A-Z]\d\d$/.test(code)) return undefined
  const back = { originalTrace, trace: entry.trace, code }
  if (addendum.kind === '99') return { ...back, kind: 'return', amountCents: entry.amountCents }
  // Columns 36 to 64.
  const notice = readNotice(code, addendum.text.slice(32, 61))
  return { ...back, kind: 'notice', notice, routingNo: entry.routingNo, accountNo: entry.accountNo }
}
