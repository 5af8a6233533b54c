import type { BookCheck } from '#platform/book-check.ts'
import { sql } from '#platform/database/statement.ts'

/** BILL-6: what holds of the bank files. */
export const achBooks: readonly BookCheck[] = [
  {
    promise: 'A bank file collects what its debits add up to.',
    broken: sql(
      'ach.broken-files',
      `select 'bank file ' || f.file_name as what, f.debit_cents as "isCents",
         coalesce(sum(e.amount_cents), 0)::bigint as "shouldBeCents"
       from ach_files f left join ach_entries e on e.file_id = f.id
       group by f.id having f.debit_cents <> coalesce(sum(e.amount_cents), 0) or f.entries <> count(e.payment_id)`,
    ),
  },
]
