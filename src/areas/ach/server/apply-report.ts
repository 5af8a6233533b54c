import { todayIn } from '#areas/routing/rules/today-in.ts'
import { correctAccount, markUnusable } from '#areas/payment-methods/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { BankReport, ChangeNotice, ReturnedDebit } from '../rules/read-returns.ts'
import { presentAgainOn } from '../rules/present-again-on.ts'
import { returnReason } from '../rules/return-reason.ts'
import {
  debitOf,
  isNewReport,
  markDebitReturned,
  noteReport,
  type ReportResult,
  type SentDebit,
} from './ach-report.store.ts'
import type { AchPorts } from './make-ach-file.ts'

/** BILL-6: acts on one report of the bank, once. What nobody but staff can settle is logged. */
export async function applyReport(tx: Queries, services: Services, ports: AchPorts, report: BankReport): Promise<void> {
  const now = services.clock.now()
  const debit = await debitOf(tx, report.originalTrace)
  if (!(await isNewReport(tx, report, debit?.paymentId, now))) return
  const result = await resultOf(tx, services, ports, report, debit)
  await noteReport(tx, report, result)
  const facts = { trace: report.originalTrace, code: report.code, payment: debit?.paymentId, result }
  if (forStaff.has(result)) services.log.warn(facts, 'a report of the bank needs somebody')
  else services.log.info(facts, 'a report of the bank was applied')
}

const forStaff: ReadonlySet<ReportResult> = new Set(['unknownTrace', 'otherAmount', 'returnedBefore', 'forStaff'])

function resultOf(
  tx: Queries,
  services: Services,
  ports: AchPorts,
  report: BankReport,
  debit: SentDebit | undefined,
): Promise<ReportResult> | ReportResult {
  if (!debit) return 'unknownTrace'
  return report.kind === 'return'
    ? takeBack(tx, services, ports, report, debit)
    : correct(tx, services, report, debit.methodId)
}

async function takeBack(
  tx: Queries,
  { clock, config }: Services,
  { payments, settings }: AchPorts,
  { code, amountCents }: ReturnedDebit,
  debit: SentDebit,
): Promise<ReportResult> {
  const { paymentId, presentment, methodId } = debit
  if (debit.returnCode !== null) return 'returnedBefore'
  if (amountCents !== debit.amountCents) return 'otherAmount'
  const now = clock.now()
  await markDebitReturned(tx, debit, code, now)
  const { sentence, isMethodUnusable } = returnReason(code)
  if (isMethodUnusable) await markUnusable(tx, { methodId, code, because: sentence })
  const today = todayIn(settings.cutOff.zone, now)
  const again = presentAgainOn({ ...debit, code }, settings.collectAgain, today)
  // In a demo in a hurry nothing waits for its day.
  const collectAgainOn = again && config.demoBankSpeed === 'fast' ? today : (again ?? null)
  await payments.recordOutcome(tx, { kind: 'returned', paymentId, presentment, code, reason: sentence, collectAgainOn })
  return 'returned'
}

async function correct(
  tx: Queries,
  services: Services,
  { code, notice, routingNo, accountNo }: ChangeNotice,
  methodId: string,
): Promise<ReportResult> {
  const { whoActs, correction } = notice
  if (!correction) return whoActs === 'customer' ? 'forCustomer' : 'forStaff'
  return correctAccount(tx, services, { methodId, code, used: { routingNo, accountNo }, correction })
}
