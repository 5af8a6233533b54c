import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(error: unknown): string {
  let line = ''
  createLog('info', { write: (text) => void (line += text) }).error({ err: error }, 'unexpected')
  return line
}

const databaseError = (code: string, message: string, more: object = {}) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, ...more })

test('an error of the database is logged without the values of the row [PLAT-7]', () => {
  const line = logged(
    databaseError('23505', 'duplicate key value violates unique constraint "users_email_key"', {
      detail: 'Key (email)=(s3cret@bistro.example) already exists.',
      where: 'COPY users, line 1: "s3cret"',
      table: 'users',
      constraint: 'users_email_key',
    }),
  )
  expect(line).not.toContain('s3cret')
  expect(JSON.parse(line)).toMatchObject({
    err: { errorCode: '23505', table: 'users', constraint: 'users_email_key', type: 'error' },
  })
})

test('a value that the database quotes is hidden in the message and in the stack [PLAT-7]', () => {
  const line = logged(databaseError('22P02', 'invalid input syntax for type uuid: "s3cret"'))
  expect(line).not.toContain('s3cret')
  expect(line).toContain('invalid input syntax for type uuid')
})

test('the cause of an error is logged in the same way [PLAT-7]', () => {
  const cause = databaseError('22007', 'invalid input syntax for type date: "s3cret"')
  const line = logged(new Error('could not be saved', { cause }))
  expect(line).not.toContain('s3cret')
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'could not be saved', cause: { errorCode: '22007' } } })
})
