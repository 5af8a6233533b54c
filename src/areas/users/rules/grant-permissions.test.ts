import fc from 'fast-check'
import { expect, test } from 'vitest'
import { features } from '#kit/feature-keys.ts'
import { staffFeatures, featureGroups } from '#areas/access/feature-groups.ts'
import { featuresOf, kindOf, type Role, roles } from '#areas/access/roles.ts'
import { actorOfRole } from '../testing/build-managed.ts'
import { checkModes, grantableRoles, grantPermissions } from './grant-permissions.ts'

const admin = actorOfRole('portalAdmin')
const service = actorOfRole('customerService')
const roleNames = Object.keys(roles) as Role[]
const keys = Object.keys(features)

test('nobody ever grants what they do not hold, whoever grants what to whom [USERS-2]', () => {
  const anyFeatures = fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 12 })
  const pairs = fc.record({
    granterRole: fc.constantFrom(...roleNames),
    granterOwn: anyFeatures,
    type: fc.constantFrom('ece', 'ecm', 'other', 'eci', 'ecmi'),
    role: fc.constantFrom(...roleNames),
    wanted: anyFeatures,
    heldRole: fc.constantFrom(...roleNames),
    heldOwn: anyFeatures,
  })
  fc.assert(
    fc.property(pairs, ({ granterRole, granterOwn, type, role, wanted, heldRole, heldOwn }) => {
      const granter = actorOfRole(granterRole, { features: granterOwn })
      const held = featuresOf(heldRole, heldOwn)
      const decision = grantPermissions(granter, type, { role, features: wanted }, held)
      if (!decision.allowed) return
      const after = featuresOf(decision.value.role, decision.value.ownFeatures)
      expect(after).toEqual(featuresOf(role, wanted))
      for (const feature of after) expect(held.has(feature) || granter.can(feature)).toBe(true)
      if (kindOf(type) !== 'external') return
      for (const feature of after) expect(held.has(feature) || !staffFeatures.has(feature)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a missing permission is named in words [USERS-2]', () => {
  expect(grantPermissions(service, 'ece', { role: 'chef', features: ['makePayment'] })).toMatchObject({
    refusal: { code: 'cannot_grant', details: { missing: ['Make a payment'] } },
  })
})

test('what a user holds already may stay, and anything may be taken away [USERS-2]', () => {
  const held = featuresOf('customerUser', ['punchout'])
  const same = grantPermissions(service, 'ece', { role: 'customerUser', features: ['punchout'] }, held)
  expect(same).toMatchObject({ allowed: true, value: { ownFeatures: ['punchout'] } })
  expect(grantPermissions(service, 'ece', { role: 'chef', features: [] }, held)).toMatchObject({ allowed: true })
})

test('unknown roles and keys are refused, inherited ones of objects too [ACCESS-2]', () => {
  const codeOf = (role: string, wanted: string[]) => {
    const decision = grantPermissions(admin, 'ece', { role, features: wanted })
    return decision.allowed ? null : decision.refusal.code
  }
  expect(codeOf('emperor', [])).toBe('role_unknown')
  expect(codeOf('constructor', [])).toBe('role_unknown')
  expect(codeOf('chef', ['__proto__'])).toBe('feature_unknown')
  expect(codeOf('chef', ['toString'])).toBe('feature_unknown')
  expect(codeOf('chef', ['NOAUTH'])).toBe('feature_unknown')
})

test('staff roles and staff permissions are for staff [USERS-2]', () => {
  expect(grantPermissions(admin, 'ece', { role: 'dsr', features: [] })).toMatchObject({
    refusal: { code: 'role_for_others' },
  })
  expect(grantPermissions(admin, 'ecmi', { role: 'chef', features: [] })).toMatchObject({
    refusal: { code: 'role_for_others' },
  })
  for (const feature of staffFeatures) {
    expect(grantPermissions(admin, 'ece', { role: 'chef', features: [feature] })).toMatchObject({
      refusal: { code: 'feature_for_staff' },
    })
  }
})

test('what comes with the role is not stored again [USERS-1]', () => {
  expect(grantPermissions(admin, 'ece', { role: 'chef', features: ['manageCart', 'viewUsers', 'viewUsers'] })).toEqual({
    allowed: true,
    value: { role: 'chef', ownFeatures: ['viewUsers'] },
  })
})

test('only roles that the actor may give are offered [USERS-2]', () => {
  expect(grantableRoles(service, 'ece')).toEqual(['chef', 'prospectiveCustomer'])
  expect(grantableRoles(admin, 'eci')).toEqual(roleNames.filter((role) => roles[role].isStaff))
  expect(grantableRoles(service, 'eci')).toContain('dsr')
  expect(grantableRoles(service, 'eci')).not.toContain('portalAdmin')
})

test('every feature stands in one group of the permissions screen [USERS-1]', () => {
  const grouped = featureGroups.flatMap((group): readonly string[] => group.features)
  expect(grouped.toSorted()).toEqual(keys.toSorted())
})

test('a user without any mode of the portal is refused [USERS-2]', () => {
  expect(checkModes([])).toMatchObject({ refusal: { code: 'mode_required', field: 'allowedModesUi' } })
  expect(checkModes(['accounting']).allowed).toBe(true)
})
