import { date, email, money, oneOf, percent, text, whole } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { incentiveLimits } from '../incentive-record.ts'
import { incentiveTypeNames } from '../incentive-types.ts'
import { checkIncentive } from '../rules/check-incentive.ts'

const cases = whole(-incentiveLimits.cases, incentiveLimits.cases)

/** Incentives of sales reps, from a program of the distributor's (STAFF-1). */
export const incentivePayrollImportKind = importKind({
  name: 'incentive-payroll',
  rowIs: 'one incentive of one rep in one week',
  table: 'incentive_records',
  key: ['day', 'type', 'rep_email', 'about'],
  columns: {
    day: key(date, 'A day of the financial week', 'day', 'date'),
    type: key(oneOf(incentiveTypeNames), 'Type of the incentive', 'type'),
    rep: key(email, "The sales rep's mail address", 'rep_email'),
    about: key(text(incentiveLimits.about), 'Program, ship-to number or account', 'about'),
    baseCases: optional(cases, 'Cases above which growth counts', 'base_cases', 'integer'),
    cases: optional(cases, 'Cases sold; returned ones are negative', 'cases', 'integer'),
    money: optional(
      money(-incentiveLimits.cents),
      'Dollars per case, the bonus, or what was collected',
      'money_cents',
      'integer',
    ),
    percent: optional(percent, 'Percentage of what was collected', 'percent_hundredths', 'integer'),
    note: optional(text(incentiveLimits.note), 'Anything else', 'note'),
  },
  check: ({ type, about, baseCases = null, cases: sold = null, money: amount = null, percent: share = null }) => {
    const decision = checkIncentive(type!, {
      about: about ?? '',
      baseCases,
      cases: sold,
      moneyCents: amount,
      percentHundredths: share,
    })
    if (decision.allowed) return undefined
    const fields = { moneyCents: 'money', percentHundredths: 'percent' } as Record<string, string>
    const field = decision.refusal.field ?? 'about'
    return { field: fields[field] ?? field, reason: decision.refusal.message }
  },
  computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
  references: [
    {
      field: 'rep',
      when: "not exists (select from users r where r.email = m.rep_email and r.role = 'dsr')",
      reason: 'There is no such sales rep',
    },
    {
      field: 'about',
      when: "m.type = 'new-accounts' and not exists (select from ship_tos r where r.number = m.about)",
      reason: 'There is no such ship-to',
    },
    {
      field: 'day',
      when: 'exists (select from incentive_weeks w where w.is_closed and m.day between w.starts_on and w.ends_on)',
      reason: 'This week is closed',
    },
  ],
})
