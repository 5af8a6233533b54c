import { expect, test } from 'vitest'
import { cxmlDocument, setupContent } from '../testing/cxml-document.ts'
import { readRequest } from './read-request.ts'

test('header and content of a request are read [PUNCH-3]', () => {
  const read = readRequest(cxmlDocument(setupContent(), { mode: 'test' }))
  expect(read).toMatchObject({
    allowed: true,
    value: {
      payloadId: '1@buyer.example',
      from: [{ domain: 'DUNS', identity: 'buyer-7' }],
      to: [{ domain: 'NetworkId', identity: 'larder' }],
      sender: [{ domain: 'NetworkId', identity: 'hospital', secret: 'sesame' }],
      userAgent: 'Procurement 1.0',
      isTest: true,
      content: { name: 'PunchOutSetupRequest' },
    },
  })
})

test('a secret outside Sender, or of blanks, is none [PUNCH-3]', () => {
  const text = cxmlDocument(setupContent(), { secret: ' \n ' }).replace(
    '<Identity>buyer-7</Identity>',
    '<Identity>buyer-7</Identity><SharedSecret>sesame</SharedSecret>',
  )
  expect(readRequest(text)).toMatchObject({ allowed: true, value: { sender: [{ secret: undefined }] } })
})

test('a document without Header is 400, one that is no cXML request 406 [PUNCH-3]', () => {
  const refusalOf = (text: string) => {
    const read = readRequest(text)
    return read.allowed ? undefined : read.refusal.status
  }
  expect(refusalOf('<cXML><Request><ProfileRequest/></Request></cXML>')).toBe(400)
  expect(refusalOf('<cXML><Response/></cXML>')).toBe(406)
  expect(refusalOf('<html><Request><ProfileRequest/></Request></html>')).toBe(406)
  expect(refusalOf('<cXML><Header/><Request/></cXML>')).toBe(406)
})

test('a credential with two identities or two secrets is 400, and so is a mode nobody knows [PUNCH-3]', () => {
  const messageOf = (text: string) => {
    const read = readRequest(text)
    return read.allowed ? undefined : [read.refusal.status, read.refusal.message]
  }
  const document = cxmlDocument('<ProfileRequest/>')
  const twice = (name: string) => document.replace(new RegExp(`<${name}>[^<]*</${name}>`), '$&$&')
  expect(messageOf(twice('Identity'))).toEqual([400, 'A Credential has more than one Identity.'])
  expect(messageOf(twice('SharedSecret'))).toEqual([400, 'A Credential has more than one SharedSecret.'])
  expect(messageOf(document.replace('"production"', '"staging"'))?.[0]).toBe(400)
  expect(messageOf(document.replace(' deploymentMode="production"', ''))).toBeUndefined()
})
