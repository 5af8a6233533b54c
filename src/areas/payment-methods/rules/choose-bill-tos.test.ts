import { expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { abilityOf } from '#kit/decision.ts'
import { chooseBillTos, type Covered, leaveBillTos, mayChangeAccount, mayCoverAll } from './choose-bill-tos.ts'

const customer: Actor = { userId: 'a', realUserId: 'a', kind: 'external', can: () => true }
const staff: Actor = { ...customer, kind: 'internal' }
const key = (number: string) => ({ division: 'NLV', number })
const covered = (number: string, isMine: boolean, isExplicit = true): Covered => ({
  ...key(number),
  isMine,
  isExplicit,
})

test('a new method is for the bill-tos that were chosen, at least one [PROFILE-4]', () => {
  const asked = { allBillTos: false, billTos: [key('1'), key('2')] }
  expect(chooseBillTos(customer, null, asked, asked.billTos)).toEqual({ allowed: true, value: asked })
  expect(abilityOf(chooseBillTos(customer, null, { allBillTos: false, billTos: [] }, []))).toBe('bill_tos_missing')
})

test('a bill-to that is not the editor’s is refused, and nothing of the list is taken [PROFILE-4, ACCESS-4]', () => {
  const asked = { allBillTos: false, billTos: [key('1'), key('9')] }
  expect(abilityOf(chooseBillTos(customer, null, asked, [key('1')]))).toBe('bill_to_not_found')
})

test('an editor who sees 2 of 5 bill-tos changes those 2, the other 3 stay [PROFILE-4, security 30]', () => {
  const method = {
    isOwner: false,
    allBillTos: false,
    covered: [covered('1', true), covered('2', true), covered('3', false), covered('4', false), covered('5', false)],
  }
  const decision = chooseBillTos(customer, method, { allBillTos: false, billTos: [key('2')] }, [key('2')])
  expect(decision).toEqual({
    allowed: true,
    value: { allBillTos: false, billTos: [key('3'), key('4'), key('5'), key('2')] },
  })
})

test('leaving "all bill-tos" names those the editor cannot see [PROFILE-4, security 30]', () => {
  const method = { isOwner: false, allBillTos: true, covered: [covered('1', true, false), covered('2', false, false)] }
  const decision = chooseBillTos(customer, method, { allBillTos: false, billTos: [key('1')] }, [key('1')])
  expect(decision).toEqual({ allowed: true, value: { allBillTos: false, billTos: [key('2'), key('1')] } })
})

test('choosing all bill-tos keeps only those unseen that were named before: "all" means the current ones [PROFILE-4]', () => {
  const method = {
    isOwner: true,
    allBillTos: true,
    covered: [covered('1', true, false), covered('2', false, true), covered('3', false, false)],
  }
  const decision = chooseBillTos(customer, method, { allBillTos: true, billTos: [] }, [])
  expect(decision).toEqual({ allowed: true, value: { allBillTos: true, billTos: [key('2')] } })
})

test('all bill-tos is chosen by the customer who added the method, never by staff or a colleague [PROFILE-4]', () => {
  expect(mayCoverAll(customer, null).allowed).toBe(true)
  expect(abilityOf(mayCoverAll(staff, null))).toBe('all_bill_tos_not_for_staff')
  expect(abilityOf(mayCoverAll(customer, { isOwner: false, allBillTos: false }))).toBe('all_bill_tos_by_owner_only')
  // What is so already may stay so.
  expect(mayCoverAll(customer, { isOwner: false, allBillTos: true }).allowed).toBe(true)
})

test('removing leaves the method to the bill-tos one cannot see, else nothing of it [PROFILE-4, security 30]', () => {
  const facts = { isOwner: true, allBillTos: true, covered: [covered('1', true, false)] }
  expect(leaveBillTos(facts)).toBeNull()
  expect(leaveBillTos({ ...facts, covered: [...facts.covered, covered('2', false)] })).toEqual({
    allBillTos: false,
    billTos: [key('2')],
  })
})

test('an account that others pay with too keeps its details [PROFILE-5]', () => {
  expect(mayChangeAccount(false).allowed).toBe(true)
  expect(abilityOf(mayChangeAccount(true))).toBe('account_is_shared')
})
