import { expect, test } from 'vitest'
import type { OnboardingPlan } from '../onboarding-plan.ts'
import { neededDivisions } from './needed-divisions.ts'

const divisions = [{ division: 'MAIN', name: 'MAIN', timeZone: 'UTC' }]
type Columns = OnboardingPlan['files'][number]['imports'][number]['columns']
const items = (division: Columns[string]) => ({
  file: 'items.csv',
  imports: [{ kind: 'items' as const, columns: { division } }],
})
const ofDivisions = {
  file: 'divisions.csv',
  imports: [{ kind: 'divisions' as const, columns: { division: { from: 'Code' } } }],
}

test('a division is proposed where no file brings divisions [PLAT-3]', () => {
  expect(neededDivisions({ divisions, files: [items({ from: 'Whse' })] })).toEqual(divisions)
})

test('a file of divisions makes a proposed one needless, unless rows of another file are put into it [PLAT-3]', () => {
  expect(neededDivisions({ divisions, files: [ofDivisions, items({ from: 'Whse' })] })).toEqual([])
  expect(neededDivisions({ divisions, files: [ofDivisions, items({ always: 'MAIN' })] })).toEqual(divisions)
})
