import { expect, test } from 'vitest'
import { featuresOf, type Role, roles } from '#areas/access/roles.ts'
import { mayOpenRoute } from '#browser/may-open-route.ts'
import { incentivePayrollWeb } from './incentive-payroll.web.tsx'

test('sales reps and their managers have the entry of their own incentives, the office and customers have none [STAFF-1]', () => {
  const entry = incentivePayrollWeb.menuEntries!.find(({ label }) => label === 'My incentives')!
  const shown = (Object.keys(roles) as Role[]).filter((role) => {
    const { isStaff, reach } = roles[role]
    const features = [...featuresOf(role, [])]
    const visitor = {
      type: isStaff ? ('eci' as const) : ('ece' as const),
      kind: isStaff ? ('internal' as const) : ('external' as const),
      reach,
      features,
      internalUser: isStaff ? { features } : null,
      crmFeatures: [],
      oktaFeatures: [],
    }
    return mayOpenRoute(entry.rule, visitor, 'restaurant') === null
  })
  expect(shown).toEqual(['dsr', 'dsm'])
})
