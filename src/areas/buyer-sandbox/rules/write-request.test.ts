import { expect, test } from 'vitest'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { someFacts, someStamp } from '../testing/simulator-facts.ts'
import { withSecret, writeProfileRequest } from './write-request.ts'

const document = writeProfileRequest(someStamp, someFacts())

test('a request names sender and supplier as the settings do, and holds no secret until it is sent [PUNCH-5]', () => {
  expect(document).toContain('<SharedSecret>****</SharedSecret>')
  expect(readRequest(document)).toMatchObject({
    value: {
      payloadId: '1.x@simulator.example',
      from: [{ domain: 'DUNS', identity: 'hospital & sons' }],
      to: [{ domain: 'NetworkId', identity: 'larder' }],
      isTest: false,
      content: { name: 'ProfileRequest' },
    },
  })
})

test('the secret is put in whole and escaped [PUNCH-5]', () => {
  const secretOf = (text: string) => {
    const read = readRequest(text)
    return read.allowed && read.value.sender[0]?.secret
  }
  expect(secretOf(withSecret(document, ' sesame '))).toBe('sesame')
  expect(secretOf(withSecret(document, '<a>&$& $1'))).toBe('<a>&$& $1')
  // One that somebody wrote into the document stays.
  expect(secretOf(withSecret(document.replace('****', 'mine'), 'sesame'))).toBe('mine')
})
