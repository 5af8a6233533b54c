import { expect, test } from 'vitest'
import { writeEffectFile } from './write-effect-file.ts'

const week = { week: -1, startsOn: '2026-02-22', endsOn: '2026-02-28', cases: 3, units: 0, salesCents: 600_050 }
const effect = (marginCents?: number) => {
  const figures = { cases: 3, units: 0, salesCents: 600_050, ...(marginCents !== undefined && { marginCents }) }
  const weeks = [
    { ...week, ...figures },
    { ...week, ...figures, week: 0, startsOn: '2026-03-01', endsOn: '2026-03-07' },
  ]
  return { days: 7, before: figures, during: figures, weeks }
}

test('the file has a line for each week, and margin only for those who may know it [STAFF-3, security 18]', () => {
  expect(writeEffectFile(effect(1234)).trimEnd().split('\r\n')).toEqual([
    'Part,Week starts,Week ends,Cases,Eaches,Sales,Margin',
    'Before,2026-02-22,2026-02-28,3,0,6000.50,12.34',
    'Promotion,2026-03-01,2026-03-07,3,0,6000.50,12.34',
  ])
  expect(writeEffectFile(effect()).split('\r\n')[0]).toBe('Part,Week starts,Week ends,Cases,Eaches,Sales')
})
