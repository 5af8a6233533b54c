import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { IncentiveEntry } from '#areas/incentive-payroll/incentive-record.ts'
import type { IncentiveType } from '#areas/incentive-payroll/incentive-types.ts'
import { type FinancialCalendar, weekOf } from '#areas/incentive-payroll/rules/financial-weeks.ts'
import { addIncentives, closeWeek } from '#areas/incentive-payroll/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { v7 as uuidv7 } from 'uuid'

const reps = sql(
  'demo.incentive-reps',
  `select u.email, a.id as "adminId" from users u, users a
   where u.role = 'dsr' and u.is_demo and a.role = 'portalAdmin' and a.is_demo
   order by u.email`,
)

type Numbers = Pick<IncentiveEntry, 'about' | 'baseCases' | 'cases' | 'moneyCents' | 'percentHundredths' | 'note'>

const entry = (about: string, numbers: Partial<Numbers>): Numbers => ({
  about,
  baseCases: null,
  cases: null,
  moneyCents: null,
  percentHundredths: null,
  note: '',
  ...numbers,
})

/** What a rep earned in the week, by how many weeks ago it was and how many reps come before. */
const earned = (ago: number, rep: number): readonly (readonly [IncentiveType, Numbers])[] => [
  ['spiffs', entry('Gulf shrimp in season', { cases: 24 + 7 * rep - 3 * ago, moneyCents: 75 })],
  ['spiffs', entry('Cold-brew launch', { cases: 11 + 2 * ago, moneyCents: 150 })],
  ...(ago === 1
    ? ([
        ['spiffs', entry('Olive oil, returned cases', { cases: -2, moneyCents: 100, note: 'Truck was late' })],
      ] as const)
    : []),
  ['case-growth', entry('Own label', { baseCases: 180, cases: 176 + 9 * rep + 12 * ago, moneyCents: 40 })],
  ['collections', entry('Past due over 30 days', { moneyCents: 184_000 + 31_750 * rep, percentHundredths: 125 })],
]

/** STAFF-1: three weeks of incentives of the demo's reps; the oldest is closed. */
export async function seedIncentives(
  tx: Queries,
  { today, now, calendar }: { today: CalendarDate; now: Date; calendar: FinancialCalendar },
): Promise<void> {
  const found = await tx.rows<{ email: string; adminId: string }>(reps())
  for (const [rep, { email, adminId }] of found.entries())
    for (const ago of [0, 1, 2]) {
      const day = weekOf(calendar, addDays(today, -7 * ago)).startsOn
      for (const [type, numbers] of earned(ago, rep))
        await addIncentives(tx, type, [{ id: uuidv7(), repEmail: email, day, ...numbers }], { by: adminId, at: now })
    }
  if (found.length > 0) await closeWeek(tx, weekOf(calendar, addDays(today, -14)), true)
}
