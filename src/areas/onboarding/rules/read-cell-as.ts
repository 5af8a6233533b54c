import type { cellReadings } from '../onboarding-plan.ts'
import { spellDays } from './spell-days.ts'

type Reading = (typeof cellReadings)[number]

const readings: Readonly<Record<Reading, (value: string, division: string) => string>> = {
  'as it is': (value) => value,
  days: spellDays,
  'first word': (value) => value.split(/[\s@,]+/)[0] ?? '',
  'other words': (value) => value.trim().split(/\s+/).slice(1).join(' '),
  'customer of the division': (value, division) =>
    value === '' || value.includes('/') ? value : `${division}/${value}`,
}

/** PLAT-3: a cell of an export as its column of the import takes it. */
export const readCellAs = (value: string, as: Reading | undefined, division = ''): string =>
  readings[as ?? 'as it is'](value, division)
