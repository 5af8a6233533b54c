import { expect, test } from 'vitest'
import { numberValues } from './number-values.ts'

test('names become numbers in the order of their first appearance, the same name the same number', () => {
  expect(numberValues('select :b, :a where x = :b and y = any(:ids)')).toEqual({
    text: 'select $1, $2 where x = $1 and y = any($3)',
    names: ['b', 'a', 'ids'],
  })
})

test('a cast, an array slice and a named argument are no values', () => {
  expect(numberValues('select :at::timestamptz::date, list[1:2], add_job(run_at := :runAt)')).toEqual({
    text: 'select $1::timestamptz::date, list[1:2], add_job(run_at := $2)',
    names: ['at', 'runAt'],
  })
})

test('quoted text, quoted names and comments hold no values', () => {
  const text = `select 'HH24:mi', 'it''s :not', "a:name" -- the cart's :comment, or
    /* a longer :one */ from carts where id = `
  expect(numberValues(`${text}:id`)).toEqual({ text: `${text}$1`, names: ['id'] })
})

test('a value may stand at the end of a line and beside any sign', () => {
  expect(numberValues('(:a,:b) between :c\nand -:d||:e')).toEqual({
    text: '($1,$2) between $3\nand -$4||$5',
    names: ['a', 'b', 'c', 'd', 'e'],
  })
})
