import { toInputDate } from '#kit/dates.ts'

const dayMs = 86_400_000
/** The last day a workbook can hold, 12/31/9999. */
const lastSerial = 2_958_465

/**
 * IMPORT-1: formats a serial date of a workbook, in days since the end of 1899, as Excel shows it:
 * '11/24/2026', '11/24/2026 06:30', or '06:30' for a time alone. Null when out of range. Workbooks
 * of old Macs count from 1904. Excel treats 1900 as a leap year, so dates before March 1900 are off
 * by one.
 */
export function formatSerialDate(serial: number, isFrom1904: boolean): string | null {
  if (!(serial >= 0) || serial >= lastSerial + 1) return null
  const minutes = Math.round((serial % 1) * 24 * 60)
  const day = Math.floor(serial) + Math.floor(minutes / 1440)
  const time = minutes % 1440
  const clock = `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
  if (day === 0 && !isFrom1904) return clock
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30)
  const date = toInputDate(new Date(epoch + day * dayMs).toISOString().slice(0, 10))
  return time === 0 ? date : `${date} ${clock}`
}
