import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

const places = Uint32Array.from({ length: 5000 }, (_, n) => (n * 7919) % 5003)
const compare = (a: number, b: number) => (a % 97) - (b % 97) || a - b

test.for([0, 1, 2, 30, 2499, 2500, 5000, 9000])('the first %i are those of a full sort [ITEM-1]', (count) => {
  expect([...bestFirst(places, compare, count)]).toEqual(Array.from(places.toSorted(compare).slice(0, count)))
})
