import { expect, test } from 'vitest'
import { writePayrollFile } from './write-payroll-file.ts'

test('the payroll system gets a line for each rep and type, and no cell is a formula [STAFF-1, IMPORT-2]', () => {
  const week = { startsOn: '2026-03-01', endsOn: '2026-03-07' }
  const file = writePayrollFile(week, [
    { repEmail: 'a@x.example', repName: '=Ann', byType: { spiffs: 105, collections: -30 }, totalCents: 75 },
  ])
  expect(file.split('\r\n')).toEqual([
    'Rep,E-mail,Week starts,Week ends,Type,Amount',
    "'=Ann,a@x.example,2026-03-01,2026-03-07,Spiffs,1.05",
    "'=Ann,a@x.example,2026-03-01,2026-03-07,Collections,-0.30",
    '',
  ])
})
