import { expect, test } from 'vitest'
import { someConfirmation, someParties } from '../testing/outgoing.ts'
import { findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeConfirmation } from './write-confirmation.ts'
import { withSharedSecret } from './write-supplier-request.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'UTC' }
const secretIn = (text: string) => {
  const xml = readXml(text)
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return textAt(findElement(xml.value, 'Header'), 'Sender/Credential/SharedSecret')
}

test('the secret is in what is sent and not in what is stored [PUNCH-3, security 48]', () => {
  const stored = writeConfirmation(stamp, someParties(), someConfirmation())
  expect(secretIn(stored)).toBe('****')
  expect(secretIn(withSharedSecret(stored, 'se<s>am&e $1 $&'))).toBe('se<s>am&e $1 $&')
})

test('without a secret there is no element of one [PUNCH-3]', () => {
  const sent = withSharedSecret(writeConfirmation(stamp, someParties(), someConfirmation()), undefined)
  expect(sent).not.toContain('SharedSecret')
})

test('what a person wrote never takes the place of the secret [security 48]', () => {
  const comment = '<SharedSecret>****</SharedSecret>'
  const sent = withSharedSecret(writeConfirmation(stamp, someParties(), someConfirmation({ comment })), 'sesame')
  expect(secretIn(sent)).toBe('sesame')
  expect(sent.split('sesame')).toHaveLength(2)
})
