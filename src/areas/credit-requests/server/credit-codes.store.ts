import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CreditCode } from '../credit-code.ts'

const columns = `c.code, c.name, c.description, c.kind, c.needs_photo as "needsPhoto", c.needs_reason as "needsReason",
  c.pick_up as "pickUp", c.window_days as "windowDays", c.sla_hours as "slaHours", c.is_active as "isActive", c.version`

const all = sql(
  'credits.codes',
  `select ${columns} from credit_codes c where c.is_active or not :onlyActive order by c.position, c.code`,
)
const lock = sql('credits.lock-code', `select ${columns} from credit_codes c where c.code = :code for no key update`)
const insert = sql(
  'credits.add-code',
  `insert into credit_codes (code, name, description, kind, needs_photo, needs_reason, pick_up, window_days, sla_hours)
   values (:code, :name, :description, :kind, :needsPhoto, :needsReason, :pickUp, :windowDays, :slaHours)
   on conflict do nothing`,
)
const update = sql(
  'credits.change-code',
  `update credit_codes set name = :name, description = :description, needs_photo = :needsPhoto,
     needs_reason = :needsReason, pick_up = :pickUp, window_days = :windowDays, sla_hours = :slaHours,
     is_active = :isActive, version = version + 1
   where code = :code`,
)

/** CREDIT-1: the codes in their order; those that are no longer offered only when asked for. */
export const readCodes = (db: Queries, onlyActive: boolean): Promise<CreditCode[]> => db.rows(all({ onlyActive }))

/** A code under its lock. */
export const lockCode = (tx: Transaction, code: string): Promise<CreditCode | undefined> => tx.maybe(lock({ code }))

const valuesOf = ({ code, name, description, needsPhoto, needsReason, pickUp, windowDays, slaHours }: CreditCode) => ({
  code,
  name,
  description,
  needsPhoto,
  needsReason,
  pickUp,
  windowDays,
  slaHours,
})

/** Adds a code; false: there is one with its key. */
export const insertCode = async (tx: Queries, code: CreditCode): Promise<boolean> =>
  (await tx.run(insert({ ...valuesOf(code), kind: code.kind }))) > 0

/** Changes a locked code. */
export const updateCode = (tx: Transaction, code: CreditCode): Promise<void> =>
  tx.send(update({ ...valuesOf(code), isActive: code.isActive }))
