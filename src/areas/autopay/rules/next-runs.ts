import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { AutopayTerms } from '../autopay.ts'
import {
  type AutopayMethodKind,
  type DatedInvoice,
  goesByInvoice,
  payDay,
  regularDayFrom,
  targetDay,
} from './autopay-days.ts'

/** A run that is ahead. */
export interface NextRun {
  /** Names the run: a schedule runs once for each. */
  readonly period: CalendarDate
  readonly payOn: CalendarDate
}

/** What decides on which days a schedule runs. */
export interface RunFacts {
  readonly terms: Pick<AutopayTerms, 'timing' | 'day'>
  readonly methodKind: AutopayMethodKind
  /** No run is named by an earlier day. */
  readonly firstDay: CalendarDate
  /** Periods that ran, or are skipped. */
  readonly handled: ReadonlySet<CalendarDate>
  /** Open invoices that no run has offered to pay yet; only schedules by invoice look at them. */
  readonly invoices: readonly DatedInvoice[]
}

/**
 * BILL-5: the coming runs of a schedule, soonest first. By weekday or day of month they follow the
 * calendar; otherwise there is one on each day that is some open invoice's own. An invoice that was
 * part of an earlier run, which was skipped or failed, calls for no run by itself: the next one
 * takes it along.
 */
export function nextRuns(facts: RunFacts, count: number): readonly NextRun[] {
  return goesByInvoice(facts.terms) ? runsByInvoice(facts, count) : regularRuns(facts, count)
}

function regularRuns({ terms, methodKind, firstDay, handled }: RunFacts, count: number): NextRun[] {
  const runs: NextRun[] = []
  let period = regularDayFrom(terms, firstDay)
  while (runs.length < count) {
    if (!handled.has(period)) runs.push({ period, payOn: payDay(methodKind, period) })
    period = regularDayFrom(terms, addDays(period, 1))
  }
  return runs
}

function runsByInvoice({ terms, methodKind, firstDay, handled, invoices }: RunFacts, count: number): NextRun[] {
  const days = new Set<CalendarDate>()
  for (const invoice of invoices) {
    const target = targetDay(terms, methodKind, invoice)
    let day = target > firstDay ? target : payDay(methodKind, firstDay)
    while (handled.has(day)) day = payDay(methodKind, addDays(day, 1))
    days.add(day)
  }
  return [...days]
    .toSorted()
    .slice(0, count)
    .map((day) => ({ period: day, payOn: day }))
}
