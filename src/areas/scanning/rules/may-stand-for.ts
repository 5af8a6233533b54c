import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ScanUnit } from '../scanned-code.ts'
import { scanningRefusals } from '../scanning.refusals.ts'

/** What of an item decides in which units there is one of it. */
export interface CodedPack {
  readonly eachOnly: boolean
  readonly isBrokenCase: boolean
  readonly isCatchWeight: boolean
  readonly eachesPerCase: number
}

/**
 * NEXT-8: a code names one each only of what is sold or counted by the each, and a case only of
 * what has one: a scan can then always be ordered or counted.
 */
export function mayStandFor(unit: ScanUnit, item: CodedPack): Decision {
  if (unit === 'CS') return item.eachOnly ? refuse(scanningRefusals.code_of_no_case, { field: 'unit' }) : allow()
  const isSold = item.eachOnly || item.isBrokenCase
  const isCounted = !item.isCatchWeight && item.eachesPerCase > 1
  return isSold || isCounted ? allow() : refuse(scanningRefusals.code_of_no_each, { field: 'unit' })
}
