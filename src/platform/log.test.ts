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

test('a card number in whatever words is hidden; ids and times stay [PLAT-7, security 26]', () => {
  const id = '018f0000-4242-7242-8242-424242424242'
  const line = written({ note: 'card 4242 4242 4242 4242', number: '5555555555554444', id, at: 1795253099724 })
  expect(line).not.toMatch(/4242 4242|5555555555554444/)
  expect(JSON.parse(line)).toMatchObject({ note: 'card [hidden]', number: '[hidden]', id, at: 1795253099724 })
})
