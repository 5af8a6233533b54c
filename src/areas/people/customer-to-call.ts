import { z } from 'zod'
import { calendarDate } from '#contract/values.ts'
import { shipToChoice } from './current-user.ts'

/** Whom an entry of a staff list is about, and how to reach them (SHELL-8, STAFF-6). */
export const customerToCall = {
  shipTo: shipToChoice,
  /** Of the ship-to, else of its bill-to; empty when neither has one. */
  phone: z.string(),
  /** Of the bill-to; may be empty. */
  email: z.string(),
  /** In the division's time zone. */
  today: calendarDate,
}

/** A list of what waits: how many there are, and the first of them. */
export const queueOf = <T extends z.ZodType>(entry: T) => z.object({ total: z.number().int(), entries: z.array(entry) })
