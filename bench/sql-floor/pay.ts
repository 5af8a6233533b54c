import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { claim, inTransaction, keep } from './transaction.ts'
import { Refusal } from './access.ts'
import { withUser } from './money.ts'

/** `$2`, `$3`: division and bill-to, `$4`: invoice numbers, `$5`: what was seen open of each. */
const lock = {
  name: 'lock-invoices',
  text: `${withUser}
    select (select user_id from who) as user_id
    from unnest($4::text[], $5::bigint[]) seen (number, open)
    join invoices i on i.division = $2 and i.invoice_number = seen.number and i.open_cents = seen.open
    where i.bill_to = $3 and (i.division, i.ship_to) in (select m.division, m.ship_to from mine m)
    order by i.invoice_number for no key update of i`,
}

/** `$6`: the payment's id, `$7`: its mail's, `$8`: amounts, `$9`: the method, `$10`: the day. */
const pay = {
  name: 'pay',
  text: `${withUser}, method as (
      select p.id, p.description, 'Business account ending in ' || a.account_last_four as name
      from payment_method_coverage v
      join payment_methods p on p.id = v.method_id join bank_accounts a on a.method_id = p.id
      where v.division = $2 and v.bill_to = $3 and p.id = $9::uuid
    ), lines as (
      select i.invoice_number, i.ship_to, i.open_cents, seen.amount
      from unnest($4::text[], $5::bigint[], $8::bigint[]) seen (number, open, amount)
      join invoices i on i.division = $2 and i.invoice_number = seen.number
    ), placed as (
      insert into payments (id, division, bill_to, amount_cents, paying_kind, method_id, method_name, method_description,
        pay_on, placed_by, receipt_email, placed_at, changed_at)
      select $6::uuid, $2, $3, (select sum(amount) from lines), 'bank', m.id, m.name, m.description, $10::date, who.user_id,
        u.email, now(), now()
      from who join users u on u.id = who.user_id, method m
      returning id, payment_number, amount_cents, placed_by, receipt_email
    ), kept as (
      insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
        discount_cents, credit_cents)
      select p.id, $2, l.invoice_number, l.ship_to, l.open_cents, l.amount, 0, 0 from placed p, lines l
    ), entries as (
      insert into invoice_entries (division, invoice_number, kind, source, amount_cents, posted_on, posted_at)
      select $2, l.invoice_number, 'payment', p.id::text, -l.amount, current_date, now() from placed p, lines l
    ), event as (
      insert into payment_events (payment_id, at, kind, by_user) select id, now(), 'placed', placed_by from placed
    ), mail as (
      insert into mails (id, to_address, subject, text_body)
      select $7::uuid, p.receipt_email, 'Payment ' || p.payment_number,
        (select string_agg(invoice_number || ' ' || amount, E'\\n') from lines) from placed p
    ), audit as (
      insert into audit_entries (real_user_id, user_id, action, entity, division, details)
      select placed_by, placed_by, 'payment.make', 'payment:' || id, $2, to_jsonb(placed) from placed
    )
    select json_build_object('isSuccess', true, 'message', 'Payment ' || payment_number || ' was made', 'id', id,
      'paymentNumber', payment_number)::text as answer
    from placed`,
}

/** What the portal is asked for. */
export interface AskedPayment {
  readonly division: string
  readonly billTo: string
  readonly invoices: readonly { readonly invoiceNumber: string; readonly amount: number; readonly seenOpen: number }[]
  readonly paymentSettingsId: string
  readonly payOn: string
}

/** Makes a payment: once for a key, with its entries, history, mail and audit entry. */
export const makePayment = (database: pg.Pool, session: Buffer, asked: AskedPayment, key: string): Promise<string> =>
  inTransaction(database, async (tx) => {
    const { division, billTo, invoices } = asked
    const seen = [invoices.map(({ invoiceNumber }) => invoiceNumber), invoices.map(({ seenOpen }) => seenOpen)]
    const values = [session, division, billTo, ...seen]
    const { rows } = await tx.query<{ user_id: string }>({ ...lock, values })
    if (rows.length !== invoices.length) throw new Refusal(409, 'What is open has changed')
    const userId = rows[0]!.user_id
    await tx.query({ ...claim, values: [userId, key] })
    const amounts = invoices.map(({ amount }) => amount)
    const made = await tx.query<{ answer: string }>({
      ...pay,
      values: [...values, randomUUID(), randomUUID(), amounts, asked.paymentSettingsId, asked.payOn],
    })
    const { answer } = made.rows[0]!
    await tx.query({ ...keep, values: [userId, key, answer] })
    return answer
  })
