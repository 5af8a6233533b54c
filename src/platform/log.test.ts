import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(entry: object): string {
  let output = ''
  createLog('info', { write: (line) => void (output += line) }).info(entry, 'hello')
  return output
}

test('logs never hold secrets, codes or account numbers, however deep they sit [PLAT-7]', () => {
  const secrets = { password: 's3cret', code: 's3cret', token: 's3cret', accountNo: 's3cret', routingNo: 's3cret' }
  expect(
    written({ ...secrets, body: secrets, req: { headers: { cookie: 's3cret', authorization: 's3cret' } } }),
  ).not.toContain('s3cret')
})

test('logs are JSON lines that keep the request id [PLAT-7]', () => {
  expect(JSON.parse(written({ reqId: 'r-1' }))).toMatchObject({ level: 30, reqId: 'r-1', msg: 'hello' })
})
