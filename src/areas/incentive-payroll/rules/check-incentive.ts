import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { IncentiveEntry } from '../incentive-record.ts'
import { incentiveRefusals } from '../incentive-payroll.refusals.ts'
import { type IncentiveNumber, type IncentiveType, incentiveTypes } from '../incentive-types.ts'

/** What is checked of an entry. */
export type CheckedEntry = Pick<IncentiveEntry, 'about' | IncentiveNumber>

const allNumbers = ['baseCases', 'cases', 'moneyCents', 'percentHundredths'] as const

/** May be below zero: returned cases, returned payments, a bonus taken back. */
const mayBeNegative = (type: IncentiveType, name: IncentiveNumber): boolean =>
  type === 'spiffs' ? name === 'cases' : type !== 'case-growth'

/** STAFF-1: an entry has what its type needs and nothing else; the field at fault is named. */
export function checkIncentive(type: IncentiveType, entry: CheckedEntry): Decision {
  if (entry.about.trim() === '') return refuse(incentiveRefusals.incentive_about_missing, { field: 'about' })
  const used = new Set(incentiveTypes[type].numbers.map(({ name }) => name))
  for (const name of allNumbers) {
    const value = entry[name]
    if (!used.has(name)) {
      if (value !== null) return refuse(incentiveRefusals.incentive_number_unused, { field: name })
      continue
    }
    if (value === null) return refuse(incentiveRefusals.incentive_number_missing, { field: name })
    if (value < 0 && !mayBeNegative(type, name))
      return refuse(incentiveRefusals.incentive_number_negative, { field: name })
    // A base or a week without a single case is a fact; an incentive of nothing is an error.
    if (value === 0 && type !== 'case-growth') return refuse(incentiveRefusals.incentive_number_zero, { field: name })
  }
  return allow()
}
