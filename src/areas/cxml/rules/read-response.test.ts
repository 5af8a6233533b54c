import { expect, test } from 'vitest'
import { readResponse } from './read-response.ts'
import { writeResponse } from './write-document.ts'

const stamp = { payloadId: '1@x', at: new Date(0), timeZone: 'UTC' }

test('a response has a status and a sentence [PUNCH-3]', () => {
  expect(readResponse(writeResponse(stamp, 201))).toMatchObject({ code: 201, sentence: '' })
  expect(readResponse(writeResponse(stamp, 417, 'No such order.'))).toMatchObject({
    code: 417,
    text: 'Expectation Failed',
    sentence: 'No such order.',
  })
})

test.each([
  '',
  'OK',
  '<html><body>Welcome</body></html>',
  '<cXML><Response/></cXML>',
  '<cXML><Response><Status code="ok"/></Response></cXML>',
  '<!DOCTYPE a [<!ENTITY b "c">]><cXML><Response><Status code="200">&b;</Status></Response></cXML>',
])('%s is no response [PUNCH-3, security 47]', (text) => {
  expect(readResponse(text)).toBeUndefined()
})
