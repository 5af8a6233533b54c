import type { Database, Queries } from '#platform/database/database.ts'
import type { DueDebit } from '../due-debit.ts'
import type { BankPayments, DebitOutcome } from '../server/bank-payments.ts'
import { buildDebit } from './build-debit.ts'

/** Payments of a test, in a table of its own, so that they share the transactions of the portal. */
export interface PaymentsBook extends BankPayments {
  /** Adds a payment made at this instant. */
  add(debit: Partial<DueDebit>, madeAt: Date): Promise<DueDebit>
  /** What was reported, in order: 'sent', 'returned R01' … */
  outcomesOf(paymentId: string): Promise<string[]>
  outcomes(): Promise<DebitOutcome[]>
  /** Numbers payments from 1 again. */
  restart(): void
}

/** Opens the book in the database of a test. */
export async function openPaymentsBook(db: Database): Promise<PaymentsBook> {
  await db.run(`create table test_bank_payments (
    id uuid, presentment int, debit jsonb not null, made_at timestamptz not null, is_open boolean not null default true,
    primary key (id, presentment))`)
  await db.run('create table test_outcomes (n serial, payment_id uuid, outcome jsonb not null)')
  let count = 0
  return {
    add: async (change, madeAt) => {
      count += 1
      const paymentId = `018f0000-0000-7000-8000-${String(count).padStart(12, '0')}`
      const debit = buildDebit({ paymentId, paymentNumber: `P${count}`, ...change })
      await db.run('insert into test_bank_payments values ($1, $2, $3, $4)', [
        debit.paymentId,
        debit.presentment,
        JSON.stringify(debit),
        madeAt,
      ])
      return debit
    },
    due: async (tx: Queries, { madeBefore, effectiveOn, max }) => {
      const rows = await tx.rows<{ debit: DueDebit }>(
        `select debit from test_bank_payments where is_open and made_at < $1 and debit->>'requestedOn' <= $2
         order by made_at, id limit $3 for update`,
        [madeBefore, effectiveOn, max],
      )
      return rows.map(({ debit }) => debit)
    },
    recordOutcome: async (tx, outcome) => {
      const { paymentId, presentment } = outcome
      await tx.run('insert into test_outcomes (payment_id, outcome) values ($1, $2)', [
        paymentId,
        JSON.stringify(outcome),
      ])
      await tx.run('update test_bank_payments set is_open = false where id = $1 and presentment = $2', [
        paymentId,
        presentment,
      ])
      if (outcome.kind === 'returned' && outcome.collectAgainOn !== null)
        await tx.run(
          `insert into test_bank_payments (id, presentment, made_at, debit)
           select id, $3::int, made_at, debit || jsonb_build_object('presentment', $3::int, 'requestedOn', $4::text)
           from test_bank_payments where id = $1 and presentment = $2`,
          [paymentId, presentment, presentment + 1, outcome.collectAgainOn],
        )
    },
    restart: () => {
      count = 0
    },
    outcomesOf: async (paymentId) => {
      const rows = await db.rows<{ outcome: DebitOutcome }>(
        'select outcome from test_outcomes where payment_id = $1 order by n',
        [paymentId],
      )
      return rows.map(({ outcome }) => ('code' in outcome ? `${outcome.kind} ${outcome.code}` : outcome.kind))
    },
    outcomes: async () =>
      (await db.rows<{ outcome: DebitOutcome }>('select outcome from test_outcomes order by n')).map(
        ({ outcome }) => outcome,
      ),
  }
}
