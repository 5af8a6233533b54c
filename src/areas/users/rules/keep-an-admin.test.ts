import { expect, test } from 'vitest'
import { keepAnAdmin, lastAdminAmong } from './keep-an-admin.ts'

const admin = { role: 'portalAdmin', isActive: true }

test('the last active admin stays active and stays admin [USERS-2]', () => {
  expect(keepAnAdmin(admin, { ...admin, isActive: false }, 0)).toMatchObject({ refusal: { code: 'last_admin' } })
  expect(keepAnAdmin(admin, { ...admin, role: 'dsm' }, 0)).toMatchObject({ refusal: { code: 'last_admin' } })
  expect(keepAnAdmin(admin, { ...admin, role: 'dsm' }, 1)).toMatchObject({ allowed: true })
  expect(keepAnAdmin(admin, admin, 0)).toMatchObject({ allowed: true })
})

test('others come and go [USERS-2]', () => {
  expect(keepAnAdmin({ role: 'dsr', isActive: true }, { role: 'dsr', isActive: false }, 0)).toMatchObject({
    allowed: true,
  })
  expect(keepAnAdmin({ ...admin, isActive: false }, { role: 'dsm', isActive: false }, 0)).toMatchObject({
    allowed: true,
  })
})

test('of several changes at once one is kept from taking the last admin; those who become one count [USERS-2]', () => {
  const change = (before: string | undefined, after: string, isActive = true) => ({
    before: before === undefined ? undefined : { role: before, isActive: true },
    after: { role: after, isActive },
  })
  const leaving = change('portalAdmin', 'dsr')
  const other = change('portalAdmin', 'portalAdmin', false)
  expect(lastAdminAmong([leaving], 1)).toBe(leaving)
  expect(lastAdminAmong([leaving], 2)).toBeUndefined()
  expect(lastAdminAmong([leaving, other], 2)).toBe(leaving)
  expect(lastAdminAmong([leaving, change('dsm', 'portalAdmin')], 1)).toBeUndefined()
  expect(lastAdminAmong([leaving, change(undefined, 'portalAdmin')], 1)).toBeUndefined()
  expect(lastAdminAmong([leaving, change(undefined, 'portalAdmin', false)], 1)).toBe(leaving)
  expect(lastAdminAmong([change('dsr', 'chef')], 0)).toBeUndefined()
})
