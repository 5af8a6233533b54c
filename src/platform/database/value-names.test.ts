import { expectTypeOf, test } from 'vitest'
import type { ValueNames } from './value-names.ts'

// Judged by the compiler: `npm run types` fails where an expectation does not hold.
test('the compiler reads the names of the values from the text', () => {
  expectTypeOf<ValueNames<'select 1'>>().toBeNever()
  expectTypeOf<ValueNames<'where division = :division and ship_to = :shipTo'>>().toEqualTypeOf<'division' | 'shipTo'>()
  expectTypeOf<ValueNames<'values (:a,:b, :c)\nreturning x[:d]'>>().toEqualTypeOf<'a' | 'b' | 'c' | 'd'>()
})

test('casts, named arguments, quoted text and comments name no value for the compiler', () => {
  expectTypeOf<ValueNames<'select :at::timestamptz::date, f(run_at := :runAt)'>>().toEqualTypeOf<'at' | 'runAt'>()
  expectTypeOf<ValueNames<"select 'HH24:mi', 'it''s :not', x || ':no' || :yes">>().toEqualTypeOf<'yes'>()
  expectTypeOf<ValueNames<"select 1 -- the cart's :comment\nwhere id = :id">>().toEqualTypeOf<'id'>()
})

test('names in a fragment count when its type is its text; what is only known as string is passed over', () => {
  const isOf = <const User extends string>(user: User) => `${user} = owner_id` as const
  const mine = isOf(':userId')
  expectTypeOf<ValueNames<`where ${typeof mine} and a = :a`>>().toEqualTypeOf<'userId' | 'a'>()
  expectTypeOf<ValueNames<`select ${string} where a = :a order by ${string}`>>().toEqualTypeOf<'a'>()
})
