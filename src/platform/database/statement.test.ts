import { expect, test } from 'vitest'
import { sql, type Statement, unprepared } from './statement.ts'

test('a statement takes its values by name, in any order', () => {
  const find = sql('test.find', 'select where ship_to = :shipTo and division = :division')
  expect(find({ division: '01', shipTo: '0000100' })).toEqual({
    name: 'test.find',
    text: 'select where ship_to = $1 and division = $2',
    values: ['0000100', '01'],
  })
})

test('a statement is made once, however often it is asked for', () => {
  const make = () => sql('test.count', 'select count(*) from carts where id = :id')
  expect(make()).toBe(make())
})

test('a statement without values is called without any', () =>
  expect(sql('test.none', 'select 1')()).toEqual({ name: 'test.none', text: 'select 1', values: [] }))

test('one statement name stands for one text', () => {
  sql('test.one-name', 'select 1')
  expect(() => sql('test.one-name', 'select 2')).toThrow('Two different statements are named test.one-name')
})

test('a value the compiler could not ask for is asked for by name when the statement is sent', () => {
  const hidden: string = 'id = :id'
  const find: Statement = sql('test.hidden', `select where ${hidden}`)
  expect(() => find()).toThrow('test.hidden is given no value :id')
})

test('an unprepared statement has no name and takes its values by name too', () => {
  const drop = unprepared('delete from import_stage where line = any(:lines)')
  expect(drop({ lines: [3] })).toEqual({
    name: undefined,
    text: 'delete from import_stage where line = any($1)',
    values: [[3]],
  })
})

test('a value by position is refused', () => {
  expect(() => sql('test.position', 'select $1::int')).toThrow('test.position takes its values by name, not as $1')
})
