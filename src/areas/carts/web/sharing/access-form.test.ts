import { expect, test } from 'vitest'
import type { CartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { changeOf, formOf, mailProblem } from './access-form.ts'

const me = { userId: 'rosa', email: 'rosa.dsr@larder.example' }
const access: CartAccess = {
  version: 3,
  po: '77',
  sharingMode: 'UNLOCK',
  isVisibleToCustomer: true,
  externalOwner: { userId: 'chris', name: 'Chris', roleName: 'Chef' },
  possibleExternalOwners: [],
  internalOwner: null,
  staffMailSuffix: 'larder.example',
  modifyAccess: null,
}
const before = formOf(access, me)

test('the internal owner is none, me or another user [CART-9]', () => {
  const owned = (userId: string, email: string) =>
    formOf({ ...access, internalOwner: { userId, name: '', roleName: '', email } }, me)
  expect(before).toMatchObject({ internalOwner: 'none', mailName: '', externalOwner: 'chris' })
  expect(owned('rosa', me.email)).toMatchObject({ internalOwner: 'me', mailName: '' })
  expect(owned('paul', 'paul.dsm@larder.example')).toMatchObject({ internalOwner: 'other', mailName: 'paul.dsm' })
})

test('the configured suffix is put behind the mail name, once [CART-9]', () => {
  const other = { ...before, internalOwner: 'other', mailName: ' paul.dsm ' } as const
  expect(changeOf(other, before, me, 'larder.example')).toEqual({ internalOwnerEmail: 'paul.dsm@larder.example' })
  const whole = { ...other, mailName: 'paul.dsm@larder.example' }
  expect(changeOf(whole, before, me, 'larder.example')).toEqual({ internalOwnerEmail: 'paul.dsm@larder.example' })
  const mine = { ...before, internalOwner: 'me' } as const
  expect(changeOf(mine, before, me, 'larder.example')).toEqual({ internalOwnerEmail: me.email })
})

test('only what was changed is sent [CART-9]', () => {
  expect(changeOf(before, before, me, 'larder.example')).toEqual({})
  const form = { ...before, sharingMode: 'LOCK', externalOwner: 'none', isVisibleToCustomer: false } as const
  expect(changeOf(form, before, me, 'larder.example')).toEqual({
    sharingMode: 'LOCK',
    externalOwnerInfo: null,
    isVisibleToCustomer: false,
  })
  const owned = { ...before, internalOwner: 'other', mailName: 'paul.dsm' } as const
  expect(changeOf(owned, owned, me, 'larder.example')).toEqual({})
  expect(changeOf({ ...owned, internalOwner: 'none' }, owned, me, 'larder.example')).toEqual({
    internalOwnerEmail: null,
  })
})

test('the email is required when the internal owner is another user [CART-9]', () => {
  expect(mailProblem({ ...before, internalOwner: 'other', mailName: '  ' })).toBe('Required')
  expect(mailProblem({ ...before, internalOwner: 'other', mailName: 'paul' })).toBeUndefined()
  expect(mailProblem(before)).toBeUndefined()
})
