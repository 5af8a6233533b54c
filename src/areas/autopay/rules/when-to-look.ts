import { noticeInstant, runInstant } from './run-instant.ts'
import type { NextRun } from './next-runs.ts'

const minute = 60_000
/**
 * A schedule is looked at once in so many hours at least: rights and methods are lost in between.
 */
const restMs = 6 * 60 * minute
/** More often where a new invoice can bring a run, or change what the mail about one has to say. */
const watchMs = 60 * minute

/** BILL-5: when a schedule is looked at again: at its mail, at its run, and now and then. */
export function whenToLook(
  next: NextRun | undefined,
  { timeZone, now, isByInvoice, isNoticed }: { timeZone: string; now: Date; isByInvoice: boolean; isNoticed: boolean },
): Date {
  const inTime = (ms: number) => new Date(now.getTime() + ms)
  if (!next) return inTime(watchMs)
  const runAt = runInstant(timeZone, next.payOn)
  const noticeAt = noticeInstant(timeZone, next.payOn)
  const isAnnounced = isNoticed || noticeAt <= now
  const rest = isByInvoice || (isAnnounced && !isNoticed) ? watchMs : restMs
  return earliest(inTime(rest), isAnnounced ? runAt : noticeAt)
}

const earliest = (one: Date, other: Date): Date => (one < other ? one : other)
