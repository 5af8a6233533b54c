/**
 * Time without a report after which a part of an order counts as a shipment of its own: an ERP may
 * report a truck line by line.
 */
export const quietMs = 10 * 60_000

/**
 * PUNCH-3: in how many milliseconds what has left of an order is announced. At once where it is the
 * whole order, or what came after it.
 */
export const whenToAnnounce = (
  { isWhole, lastReportAt }: { readonly isWhole: boolean; readonly lastReportAt: Date | null },
  now: Date,
): number => (isWhole || lastReportAt === null ? 0 : Math.max(0, lastReportAt.getTime() + quietMs - now.getTime()))
