import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { autopayRefusals } from '../autopay.refusals.ts'

/**
 * What decides over a schedule. Whoever reads it is its person, or has the whole bill-to: others
 * do not find it.
 */
export interface ScheduleFacts {
  /** The actor is the one in whose name it pays. */
  readonly isOwn: boolean
  readonly isActive: boolean
  /** The time of its next run has come. */
  readonly isRunDue: boolean
}

type Who = Pick<Actor, 'can'>

/** BILL-5: a schedule is changed by whoever may add one, and not while a run of it is due. */
export function mayEditSchedule(actor: Who, { isRunDue }: Pick<ScheduleFacts, 'isRunDue'>): Decision {
  if (!actor.can('addAutopay')) return refuse(autopayRefusals.edit_not_allowed)
  return isRunDue ? refuse(autopayRefusals.run_is_due) : allow()
}

/** BILL-5: started again by whoever may add one. */
export const mayActivate = (actor: Who): Decision =>
  actor.can('addAutopay') ? allow() : refuse(autopayRefusals.edit_not_allowed)

/**
 * BILL-5: ended at any time: by its own person whatever else they may do, and by whoever may add or
 * execute autopay. So is removing it, and skipping one of its runs.
 */
export const mayEnd = (actor: Who, { isOwn }: Pick<ScheduleFacts, 'isOwn'>): Decision =>
  isOwn || actor.can('addAutopay') || actor.can('executeAutopay') ? allow() : refuse(autopayRefusals.end_not_allowed)

/** BILL-5: a run can be skipped until its time comes. */
export function maySkip(actor: Who, facts: ScheduleFacts): Decision {
  const end = mayEnd(actor, facts)
  if (!end.allowed) return end
  if (!facts.isActive) return refuse(autopayRefusals.schedule_not_active)
  return facts.isRunDue ? refuse(autopayRefusals.run_is_due) : allow()
}

/** BILL-5: which runs can be skipped: those that are planned, once. */
export function checkPeriod(
  period: CalendarDate,
  planned: readonly { readonly period: CalendarDate }[],
  handled: ReadonlySet<CalendarDate>,
): Decision {
  if (handled.has(period)) return refuse(autopayRefusals.run_is_done, { field: 'period' })
  return planned.some((run) => run.period === period)
    ? allow()
    : refuse(autopayRefusals.run_not_upcoming, { field: 'period' })
}

/** BILL-5: the next run is made right away by those who may execute autopay. */
export function mayRunNow(actor: Who, { isActive, hasNextRun }: { isActive: boolean; hasNextRun: boolean }): Decision {
  if (!actor.can('executeAutopay')) return refuse(autopayRefusals.run_not_allowed)
  if (!isActive) return refuse(autopayRefusals.schedule_not_active)
  return hasNextRun ? allow() : refuse(autopayRefusals.nothing_to_run)
}
