import { expect, test } from 'vitest'
import { keepAnAdmin } from './keep-an-admin.ts'

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
