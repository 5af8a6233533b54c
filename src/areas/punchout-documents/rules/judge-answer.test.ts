import { expect, test } from 'vitest'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'
import { judgeAnswer } from './judge-answer.ts'

const stamp = { payloadId: '1@buyer.example', at: new Date(0), timeZone: 'UTC' }
const judge = (code: number, sentence = '', status = 200) =>
  judgeAnswer({ status, text: writeResponse(stamp, code, sentence), problem: null })

test.each([200, 201, 204])('cXML %i is taken [PUNCH-3]', (code) => {
  expect(judge(code, 'Thank you')).toEqual({ code, reason: '', outcome: 'taken' })
})

test.each([400, 401, 403, 406, 409, 417, 450])('cXML %i is final, with its sentence [PUNCH-3]', (code) => {
  expect(judge(code, 'There is no such order.')).toEqual({
    code,
    reason: 'There is no such order.',
    outcome: 'refused',
  })
})

test.each([500, 550, 560, 429, 408, 302])('cXML %i is tried again [PUNCH-3]', (code) => {
  expect(judge(code)).toMatchObject({ code, outcome: 'again' })
})

test('a refusal without a sentence has the name of its status [PUNCH-3]', () => {
  expect(judge(409).reason).toBe('Conflict')
})

test('an answer of HTTP that is no 2xx counts for what it is, and nothing inside it as taken [PUNCH-3]', () => {
  expect(judge(200, '', 503)).toEqual({ code: 503, reason: 'The address returned HTTP 503', outcome: 'again' })
  expect(judge(200, '', 302)).toMatchObject({ code: 302, outcome: 'again' })
  expect(judge(400, 'Who are you?', 401)).toEqual({ code: 401, reason: 'Who are you?', outcome: 'refused' })
  expect(judge(200, '', 429)).toMatchObject({ outcome: 'again' })
})

test('a page is no response: whoever took the document says so in cXML [PUNCH-3]', () => {
  expect(judgeAnswer({ status: 200, text: '<html>Welcome</html>', problem: null })).toEqual({
    code: 550,
    reason: 'The address returned HTTP 200 and no cXML response',
    outcome: 'again',
  })
})

test('no answer at all is tried again [PUNCH-3]', () => {
  expect(judgeAnswer({ status: null, text: '', problem: 'No answer within 10 seconds' })).toEqual({
    code: 550,
    reason: 'No answer within 10 seconds',
    outcome: 'again',
  })
})

test('a sentence is shortened, and without letters that steer a terminal [PUNCH-3]', () => {
  expect(judge(400, `a\u202eb ${'x'.repeat(2000)}`).reason.length).toBeLessThan(510)
  expect(judge(400, 'a\u202eb').reason).toBe('a b')
})
