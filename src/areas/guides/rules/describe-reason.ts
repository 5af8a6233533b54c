import { formatShortDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { GuideReason } from '../guide.ts'

/** How often, as a person says it. */
const often = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`)

/**
 * GUIDE-1: why a line is in its guide, or why an item left a Standard guide, as a sentence without
 * its stop; empty where nobody recorded it. `byName` is who added or removed it, `today` the
 * division's.
 */
export function describeReason(reason: GuideReason, byName: string | null, today: string): string {
  const { times = 0, weeks = 0, since, itemNumber = '', from } = reason
  const by = byName === null ? '' : ` by ${byName}`
  const inWeeks = `in the last ${weeks === 1 ? 'week' : plural(weeks, 'week')}`
  switch (reason.kind) {
    case 'added':
      return `Added${by}`
    case 'copied':
      return ['Copied from', from ?? 'another guide'].join(' ') + by
    case 'cart':
      return `From a cart${by}`
    case 'order':
      return `From order ${from ?? ''}${by}`
    case 'replaced':
      return `Took the place of item ${itemNumber}${by}`
    case 'imported':
      return `Imported${by}`
    case 'bought':
      return `Bought ${often(times)} ${inWeeks}`
    case 'notBought':
      return since ? `Not bought since ${formatShortDay(since, today)}` : `Not bought ${inWeeks}`
    case 'removed':
      return `Removed${by}`
    case undefined:
      return ''
  }
}
