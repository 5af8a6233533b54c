import { expect, test } from 'vitest'
import { cannotServe } from './cannot-serve.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test('statement and lock limits, deadlocks and conflicts mean that the server is busy [PLAT-14]', () => {
  // Appendix A of the PostgreSQL manual: query_canceled, lock_not_available, serialization_failure,
  // deadlock_detected.
  for (const code of ['57014', '55P03', '40001', '40P01']) expect(cannotServe(withCode(code)), code).toBe('busy')
})

test('a full disk, quota or memory means that nothing can be saved [PLAT-14]', () => {
  // disk_full, out_of_memory, configuration_limit_exceeded, io_error; and the file system's own.
  for (const code of ['53100', '53200', '53400', '58030', 'ENOSPC', 'EDQUOT'])
    expect(cannotServe(withCode(code)), code).toBe('full')
  expect(cannotServe(new Error('upload', { cause: withCode('ENOSPC') }))).toBe('full')
})

test('a bug does not count as an unavailable database [PLAT-14]', () => {
  for (const code of ['23505', '42703', 'ENOENT']) expect(cannotServe(withCode(code)), code).toBeUndefined()
  expect(cannotServe('text')).toBeUndefined()
})
