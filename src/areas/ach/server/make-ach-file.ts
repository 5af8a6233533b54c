import { v7 as uuidv7 } from 'uuid'
import type { CalendarDate } from '#kit/dates.ts'
import { accountsToDebit } from '#areas/payment-methods/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { AchSettings, DebitedAccount, DueDebit } from '../due-debit.ts'
import { bankOf } from '../rules/ach-records.ts'
import { effectiveDay, lastCutOff, timeIn } from '../rules/bank-day.ts'
import { isInTime } from '../rules/present-again-on.ts'
import { nextModifier } from '../rules/next-modifier.ts'
import { maxDebits, planBatches } from '../rules/plan-batches.ts'
import { writeAchFile } from '../rules/write-ach-file.ts'
import {
  filesAside,
  firstSettlements,
  holdCounter,
  insertAchFile,
  markPublished,
  modifiersOf,
  sentOf,
  setCounter,
} from './ach-file.store.ts'
import type { BankPayments } from './bank-payments.ts'
import { type DropFolder, sha256Of } from './drop-folder.ts'

/** What the making of files needs. */
export interface AchPorts {
  readonly settings: AchSettings
  readonly payments: BankPayments
  readonly folder: DropFolder
}

/**
 * BILL-6: collects what was due at the last cut-off into one file. Its bytes are on the disk,
 * beside their place, before the rows that name them are committed; after that the file is only
 * renamed. A process that dies at any moment leaves either nothing or these very bytes.
 */
export async function makeAchFile(services: Services, ports: AchPorts): Promise<void> {
  const { db, clock, config } = services
  const now = clock.now()
  const { cutOff } = ports.settings
  // In a demo in a hurry every minute is a cut-off.
  const madeBefore = config.demoBankSpeed === 'fast' ? now : lastCutOff(cutOff, now).at
  // Repeated by the database, it writes the same file aside again.
  await db.inTransaction((tx) => writeDue(tx, services, ports, { now, madeBefore }))
  await publishFiles(services, ports.folder)
}

async function writeDue(
  tx: Queries,
  services: Services,
  { settings, payments, folder }: AchPorts,
  { now, madeBefore }: { now: Date; madeBefore: Date },
): Promise<void> {
  const { log } = services
  const lastSequence = await holdCounter(tx)
  const firstDay = effectiveDay(settings.cutOff, now)
  const due = await payments.due(tx, { madeBefore, effectiveOn: firstDay, max: maxDebits })
  const inTime = await refuseLate(tx, payments, await neverSent(tx, services, due), firstDay)
  const debits = await withAccounts(tx, services, inTime)
  const plan = planBatches(debits, { settings, firstDay, lastSequence })
  for (const { debit, problem } of plan.refused)
    await payments.recordOutcome(tx, { kind: 'refused', ...identityOf(debit), ...problem })
  if (plan.left.length > 0)
    log.warn({ debits: plan.left.length }, 'bank debits wait: no company, or no room in the file')
  if (plan.placed.length === 0) return
  const createdOn = todayIn(settings.cutOff.zone, now)
  const modifier = nextModifier(await modifiersOf(tx, createdOn))
  if (modifier === undefined) {
    log.error('the bank takes 36 files a day: the next one waits for tomorrow')
    return
  }
  const createdAt = timeIn(settings.cutOff.zone, now)
  const bytes = writeAchFile({ header: { ...settings, createdOn, createdAt, modifier }, batches: plan.batches })
  const fileName = `larder-${createdOn}-${modifier}.ach`
  const placed = plan.placed.map((each) => ({
    ...each,
    trace: bankOf(settings.destination) + String(each.sequence).padStart(7, '0'),
  }))
  const file = { id: uuidv7(), fileName, createdOn, modifier, sha256: sha256Of(bytes), createdAt: now }
  await insertAchFile(tx, file, placed)
  await setCounter(tx, plan.lastSequence)
  for (const { debit, trace, effectiveOn, settlesOn } of placed)
    await payments.recordOutcome(tx, { kind: 'sent', ...identityOf(debit), trace, effectiveOn, settlesOn })
  await folder.writeAside(fileName, bytes)
  log.info({ file: fileName, debits: placed.length }, 'a bank file was made')
}

const identityOf = ({ paymentId, presentment }: DueDebit) => ({ paymentId, presentment })

/** A debit in a file is never written into another, whatever is said to be due. */
async function neverSent(tx: Queries, { log }: Services, due: readonly DueDebit[]): Promise<DueDebit[]> {
  const sent = await sentOf(tx, due)
  return due.filter(({ paymentId, presentment }) => {
    const isSent = sent.has(`${paymentId}/${presentment}`)
    if (isSent) log.error({ payment: paymentId }, 'a debit that stands in a bank file was due again')
    return !isSent
  })
}

/** What came back is collected again within the time of the operating rules, or not at all. */
async function refuseLate(
  tx: Queries,
  payments: BankPayments,
  due: readonly DueDebit[],
  effectiveOn: CalendarDate,
): Promise<DueDebit[]> {
  const again = due.flatMap(({ presentment, paymentId }) => (presentment > 1 ? [paymentId] : []))
  const firsts = await firstSettlements(tx, again)
  const inTime: DueDebit[] = []
  for (const debit of due) {
    const first = firsts.get(debit.paymentId)
    if (first === undefined || isInTime(first, effectiveOn)) inTime.push(debit)
    else {
      const reason = 'It came back too long ago to be collected again.'
      await payments.recordOutcome(tx, { kind: 'refused', ...identityOf(debit), field: 'presentment', reason })
    }
  }
  return inTime
}

async function withAccounts(
  tx: Queries,
  services: Services,
  due: readonly DueDebit[],
): Promise<{ debit: DueDebit; account: DebitedAccount | undefined }[]> {
  const accounts = await accountsToDebit(tx, services, [...new Set(due.map(({ methodId }) => methodId))])
  return due.flatMap((debit) => {
    const account = accounts.get(debit.methodId)
    // No key opens it: it waits for the key, as the log says.
    return account === null ? [] : [{ debit, account }]
  })
}

/** Puts files that are committed where the bank takes them; also those a dead process left. */
export async function publishFiles({ db, clock, log }: Services, folder: DropFolder): Promise<void> {
  await db.inTransaction(async (tx) => {
    await holdCounter(tx)
    const files = await filesAside(tx)
    await folder.removeAsideExcept(files.map(({ fileName }) => fileName))
    for (const { id, fileName, sha256 } of files) {
      const hash = await folder.hashOfAside(fileName)
      if (hash === undefined) {
        // Renamed by a process that died before it could say so.
        if ((await folder.hashOfPublished(fileName)) !== sha256)
          log.error({ file: fileName }, 'a bank file is gone from its folder: ask the bank whether it has it')
      } else if (hash === sha256) await folder.publish(fileName)
      else {
        log.error({ file: fileName }, 'a bank file was changed before it was handed over: it stays aside')
        continue
      }
      await markPublished(tx, id, clock.now())
    }
  })
}
