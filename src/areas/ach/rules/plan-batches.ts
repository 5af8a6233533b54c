import { addBankingDays, bankingDayFrom } from '#kit/banking-days.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { AchBatch, AchEntry, Company, EntryClass } from '../ach-file.ts'
import type { AchSettings, DebitedAccount, DueDebit } from '../due-debit.ts'
import { checkEntry, type EntryProblem, maxEntryCents } from './check-entry.ts'
import { paymentInfo } from './payment-info.ts'

/** Twelve digits: what batches and files may add up to. */
const maxTotalCents = 999_999_999_999
/** Seven digits of a trace number; after the last one numbers begin again at 1. */
const maxSequence = 9_999_999
/** Debits in one file; what is left waits for the next. */
export const maxDebits = 10_000

/** Where a debit stands in the file. */
export interface PlacedDebit {
  readonly debit: DueDebit
  readonly batchNumber: number
  readonly sequence: number
  readonly effectiveOn: CalendarDate
  /** From this day on the money counts as ours, unless it was returned. */
  readonly settlesOn: CalendarDate
}

/** The batches of a file, and what does not stand in it. */
export interface BatchPlan {
  readonly batches: readonly AchBatch[]
  readonly placed: readonly PlacedDebit[]
  /** Debits that no file can hold, with field and reason. */
  readonly refused: readonly { readonly debit: DueDebit; readonly problem: EntryProblem | MissingAccount }[]
  /** Debits that wait: for the next file, or for a company of their division. */
  readonly left: readonly DueDebit[]
  readonly lastSequence: number
}

/** The customer removed the account after paying with it. */
export interface MissingAccount {
  readonly field: 'methodId'
  readonly reason: string
}
const missing: MissingAccount = { field: 'methodId', reason: 'The bank account was removed before it was debited.' }

interface Group {
  readonly company: Company
  readonly entryClass: EntryClass
  readonly description: string
  readonly effectiveOn: CalendarDate
  readonly members: { debit: DueDebit; entry: Omit<AchEntry, 'sequence'> }[]
}

/**
 * BILL-6: sorts debits into batches, one for each company, class, description and effective date,
 * and numbers them. `firstDay` is the earliest effective date, `lastSequence` the last number of
 * the file before. The same debits in the same order give the same plan.
 */
export function planBatches(
  debits: readonly { debit: DueDebit; account: DebitedAccount | undefined }[],
  { settings, firstDay, lastSequence }: { settings: AchSettings; firstDay: CalendarDate; lastSequence: number },
): BatchPlan {
  const groups = new Map<string, Group>()
  const refused: BatchPlan['refused'][number][] = []
  const left: DueDebit[] = []
  const room = { cents: maxTotalCents, debits: maxDebits }
  for (const { debit, account } of debits) {
    if (!account) {
      refused.push({ debit, problem: missing })
      continue
    }
    const entry = entryOf(debit, account)
    const problem = checkEntry(entry)
    const company = settings.companies[debit.division] ?? settings.companies['*']
    if (problem) refused.push({ debit, problem })
    else if (!company || room.debits === 0 || room.cents < debit.amountCents) left.push(debit)
    else {
      room.debits -= 1
      room.cents -= debit.amountCents
      groupFor(groups, settings, company, debit, account.accountType, firstDay).members.push({ debit, entry })
    }
  }
  return { refused, left, ...number([...groups.values()], settings, lastSequence) }
}

const entryOf = (debit: DueDebit, account: DebitedAccount): Omit<AchEntry, 'sequence'> => ({
  accountKind: account.accountKind,
  isPrenote: false,
  routingNo: account.routingNo,
  accountNo: account.accountNo,
  amountCents: debit.amountCents,
  individualId: debit.paymentNumber,
  name: account.nameOnAccount,
  info: paymentInfo(debit.invoiceNumbers),
})

/** The operating rules name what a debit after a return is called. */
export const retryDescription = 'RETRY PYMT'

function groupFor(
  groups: Map<string, Group>,
  settings: AchSettings,
  company: Company,
  debit: DueDebit,
  accountType: DebitedAccount['accountType'],
  firstDay: CalendarDate,
): Group {
  const entryClass = accountType === 'P' ? 'PPD' : 'CCD'
  const description = debit.presentment === 1 ? settings.description : retryDescription
  const effectiveOn = bankingDayFrom(debit.requestedOn > firstDay ? debit.requestedOn : firstDay)
  const key = [company.id, entryClass, description, effectiveOn].join('|')
  const group = groups.get(key) ?? { company, entryClass, description, effectiveOn, members: [] }
  groups.set(key, group)
  return group
}

function number(
  groups: readonly Group[],
  { offset, originName }: AchSettings,
  lastSequence: number,
): Pick<BatchPlan, 'batches' | 'placed' | 'lastSequence'> {
  const parts = groups.flatMap((group) => split(group, offset ? maxEntryCents : maxTotalCents))
  const needed = parts.reduce((sum, { members }) => sum + members.length + (offset ? 1 : 0), 0)
  // Within a file trace numbers only ascend.
  let sequence = lastSequence + needed > maxSequence ? 0 : lastSequence
  const placed: PlacedDebit[] = []
  const batches = parts.map(({ members, ...facts }, index): AchBatch => {
    const batchNumber = index + 1
    const entries = members.map(({ debit, entry }): AchEntry => {
      sequence += 1
      const { effectiveOn } = facts
      placed.push({ debit, batchNumber, sequence, effectiveOn, settlesOn: addBankingDays(effectiveOn, 1) })
      return { ...entry, sequence }
    })
    const credit = offset ? { ...offset, name: originName, sequence: (sequence += 1) } : null
    return { ...facts, number: batchNumber, entries, offset: credit }
  })
  return { batches, placed, lastSequence: sequence }
}

/** Parts of a group, none above the total; the credit that balances one has ten digits. */
function split(group: Group, maxCents: number): Group[] {
  const parts: Group[] = []
  let room = 0
  for (const member of group.members) {
    if (parts.length === 0 || room < member.debit.amountCents) {
      parts.push({ ...group, members: [] })
      room = maxCents
    }
    room -= member.debit.amountCents
    parts.at(-1)!.members.push(member)
  }
  return parts
}
