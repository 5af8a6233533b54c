import type { Routes } from '#areas/routing/server/public.ts'
import { nextOccurrences, type Occurrence, type Occurrences, type StandingCalendar } from '../rules/next-occurrences.ts'
import type { StandingRow } from '../standing-orders.ts'
import type { StoredOrder } from './standing-order.store.ts'

/** The days a standing order goes by: those of regular deliveries. */
export const calendarOf = ({ routes, holidays }: Routes, timeZone: string): StandingCalendar => {
  const route = routes.find(({ soType, days }) => soType === 'regularDelivery' && days.length > 0) ?? null
  return { route, holidays, timeZone }
}

/** NEXT-4: the deliveries of a stored order that are not handled yet. */
export const comingOf = (order: StoredOrder, calendar: StandingCalendar, max: number): Occurrences =>
  nextOccurrences(order, calendar, {
    after: order.plannedThrough,
    max,
    left: order.deliveries === null ? null : order.deliveries - order.handled,
    taken: order.taken,
  })

/** A delivery as it is sent. */
export const toDelivery = ({ cutOffAt, draftAt, ...dates }: Occurrence) => ({
  ...dates,
  cutOffAt: cutOffAt.toISOString(),
  draftAt: draftAt.toISOString(),
})

/** A standing order in the list. */
export function toRow(order: StoredOrder, calendar: StandingCalendar, userId: string): StandingRow {
  const { id, version, division, shipTo, name, weekdays, everyWeeks, mode, isPaused, ownerName, ownerId } = order
  const { isOwnerActive, lineCount, parGuideName, lastRun } = order
  const next = isPaused ? undefined : comingOf(order, calendar, 60).occurrences.find(({ skip }) => skip === null)
  return {
    id,
    version,
    division,
    shipTo,
    name,
    weekdays,
    everyWeeks,
    mode,
    isPaused,
    ownerName,
    isOwnerActive,
    isOwn: ownerId === userId,
    lineCount,
    parGuideName,
    next: next ? toDelivery(next) : null,
    lastRun,
  }
}
