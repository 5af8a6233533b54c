import { expect, test } from 'vitest'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'
import { node } from '#areas/cxml/rules/write-xml.ts'
import { someStamp } from '../testing/simulator-facts.ts'
import { readAnswer } from './read-answer.ts'

test('a start page is found in the answer [PUNCH-5]', () => {
  const url = 'https://larder.example/start/7?a=1&b=2'
  const page = node('PunchOutSetupResponse', {}, node('StartPage', {}, node('URL', {}, url)))
  expect(readAnswer(200, writeResponse(someStamp, 200, '', page))).toEqual({
    isGood: true,
    title: '200 OK',
    sentence: '',
    hint: '',
    startUrl: url,
  })
})

test('a refusal has the portal’s sentence and what to do about it [PUNCH-5]', () => {
  for (const [status, hint] of [
    [400, /missing or wrong/],
    [401, /identity and secret/],
    [406, /cannot be read/],
    [409, /order number/],
    [412, /rebuilt/],
    [417, /Map the ship-to/],
    [450, /does not offer/],
  ] as const)
    expect(readAnswer(200, writeResponse(someStamp, status, 'It says why.'))).toMatchObject({
      isGood: false,
      title: expect.stringContaining(String(status)) as string,
      sentence: 'It says why.',
      hint: expect.stringMatching(hint) as string,
    })
})

test('an answer that is no cXML is explained by its HTTP status [PUNCH-5]', () => {
  expect(readAnswer(429, 'Too many refused documents.')).toMatchObject({
    isGood: false,
    title: 'HTTP 429, and no cXML',
    hint: 'Too many documents were refused. Wait ten minutes.',
  })
  expect(readAnswer(200, '<html></html>')).toMatchObject({
    isGood: false,
    sentence: 'The answer holds no cXML response.',
  })
})
