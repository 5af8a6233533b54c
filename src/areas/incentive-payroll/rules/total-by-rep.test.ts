import { expect, test } from 'vitest'
import { totalByRep } from './total-by-rep.ts'

test('each rep gets the sum of the week, by type and in all [STAFF-1]', () => {
  const of = (repEmail: string, type: 'spiffs' | 'collections', amountCents: number) => ({
    repEmail,
    repName: repEmail === 'a' ? 'Ann' : 'Bob',
    type,
    amountCents,
  })
  const records = [of('b', 'spiffs', 100), of('a', 'spiffs', 250), of('b', 'collections', -30), of('b', 'spiffs', 5)]
  expect(totalByRep(records)).toEqual([
    { repEmail: 'a', repName: 'Ann', byType: { spiffs: 250 }, totalCents: 250 },
    { repEmail: 'b', repName: 'Bob', byType: { spiffs: 105, collections: -30 }, totalCents: 75 },
  ])
})
