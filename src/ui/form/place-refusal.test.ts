import { expect, expectTypeOf, test } from 'vitest'
import { type Decision, refuse } from '#kit/decision.ts'
import { placeRefusal, type Places, problemsOf, type WireName } from './place-refusal.ts'

interface Typed {
  readonly email: string
  readonly phone: string
  readonly customers: readonly string[]
}
interface Input {
  params: { userId: string }
  body: { email: string; phone?: string; billTos: string[] }
}
const values: Typed = { email: '', phone: '', customers: [] }
const places: Places<WireName<Input>, Typed> = { billTos: 'customers' }

test('a refusal is shown at the field it names, under another name where the form has one [USERS-1, UI-2]', () => {
  expect(placeRefusal('email', values, places)).toBe('email')
  expect(placeRefusal('billTos', values, places)).toBe('customers')
  expect(placeRefusal('billTos.2.number', values, places), 'one of a list').toBe('customers')
})

test('a refusal of no field of the form is about the whole form [USERS-1, UI-2]', () => {
  for (const field of [undefined, '', 'params', 'role', 'constructor', 'toString'])
    expect(placeRefusal(field, values, places), field).toBeNull()
  expect(placeRefusal('email', values, { email: null }), 'no input shows it').toBeNull()
  expect(placeRefusal('phone', values, { phone: false }), 'another form shows it').toBe(false)
})

test('every field of a call’s body has its place in the form, and no place is a field the form lacks [UI-2]', () => {
  expectTypeOf<WireName<Input>>().toEqualTypeOf<'email' | 'phone' | 'billTos'>()
  expectTypeOf<WireName<{ params: { id: string }; body?: undefined }>>().toEqualTypeOf<never>()
  expectTypeOf<{ billTos: 'customers' }>().toExtend<Places<WireName<Input>, Typed>>()
  expectTypeOf<{ billTos: null; email: null }>().toExtend<Places<WireName<Input>, Typed>>()
  expectTypeOf<{ email: 'email' }>().not.toExtend<Places<WireName<Input>, Typed>>()
  expectTypeOf<{ billTos: 'custmers' }>().not.toExtend<Places<WireName<Input>, Typed>>()
})

test('what a rule refuses is a problem of the field it names, else of the one given [USERS-1]', () => {
  const no = { code: 'wrong', status: 400, message: 'No.' } as const
  const refused = (field?: string): Decision<never> => refuse(no, field === undefined ? {} : { field })
  expect(problemsOf(refused('phone'), values, 'email')).toEqual({ phone: 'No.' })
  expect(problemsOf(refused('other'), values, 'email')).toEqual({ email: 'No.' })
  expect(problemsOf(refused(), values, 'email')).toEqual({ email: 'No.' })
  expect(problemsOf({ allowed: true, value: 1 }, values, 'email')).toEqual({})
})
