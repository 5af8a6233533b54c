import { expect, test } from 'vitest'
import { cxmlDocument, orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { explainMessage, type MessageFacts } from './explain-message.ts'
import { readMessage } from './read-message.ts'

const facts: MessageFacts = {
  settings: {
    id: 'x',
    software: 'coupa',
    softwareName: 'Coupa',
    senderDomain: 'NetworkID',
    senderIdentity: 'Hospital',
    procurementSoftwareUrl: '',
    uomMapCase: 'CS',
    uomMapEach: 'EA',
    allowShipToChange: false,
    allowShipTosByGroupOfDefault: false,
    secretCreatedOn: '2026-03-01T00:00:00.000Z',
    mappedShipTos: 1,
    version: 1,
  },
  portal: { senderDomain: 'NetworkId', senderIdentity: 'larder' },
  mapping: [
    {
      division: 'NLV',
      shipTo: '0000101',
      name: 'Ward 7',
      city: '',
      punchoutShipTo: '0042',
      punchoutGroupId: '',
      isOrderingAllowed: true,
    },
  ],
  orderable: [],
  isSecretRight: true,
  knownItems: new Set(['0100234']),
  now: new Date('2026-03-02T20:00:00Z'),
  ageDays: 400,
}
const shipTo = (code: string) => `<ShipTo><Address addressID="${code}"><Name xml:lang="en">x</Name></Address></ShipTo>`
const explain = (text: string, change: Partial<MessageFacts> = {}) =>
  explainMessage(readMessage(new TextEncoder().encode(text), '', false), { ...facts, ...change })
const settings = (change: Partial<MessageFacts['settings']>) => ({ settings: { ...facts.settings, ...change } })

test('a right setup request would be accepted, and every thing that was looked at is named [PUNCH-5]', () => {
  const { status, statusName, findings } = explain(cxmlDocument(setupContent(shipTo('0042'))))
  expect([status, statusName]).toEqual([200, 'OK'])
  expect(findings.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
    'Document good',
    'Sender good',
    'Shared secret good',
    'Supplier good',
    'Message good',
    'Ship-to good',
  ])
})

test('a message older than this portal takes is 400, whatever else is right [PUNCH-5, security 51]', () => {
  const old = cxmlDocument(setupContent(shipTo('0042'))).replace('2026-03-02T09:15', '2024-03-02T09:15')
  expect(explain(old)).toMatchObject({
    status: 400,
    reason: expect.stringContaining('The timestamp 2024-03-02T09:15:00-08:00 is more than 400 days ago.'),
  })
  expect(explain(old.replace('00-08:00', '00')).status).toBe(200)
})

test('an unknown sender, a wrong, missing or revoked secret are 401 [PUNCH-5]', () => {
  const setup = cxmlDocument(setupContent(shipTo('0042')))
  expect(explain(setup, settings({ senderIdentity: 'clinic' }))).toMatchObject({
    status: 401,
    reason: 'The sender is NetworkId / hospital; this integration expects NetworkID / clinic.',
  })
  expect(explain(setup, { isSecretRight: false })).toMatchObject({
    status: 401,
    reason: 'It is not the secret of this integration.',
  })
  expect(explain(setup.replace(/<SharedSecret>.*<\/SharedSecret>/, ''))).toMatchObject({
    reason: 'Sender has no SharedSecret.',
  })
  expect(explain(setup, settings({ secretCreatedOn: null })).reason).toContain('has no secret yet')
})

test('a hub that rewrites Sender leaves From, which is known too [PUNCH-5]', () => {
  const hub = cxmlDocument(setupContent(shipTo('0042')))
  const known = explain(hub, settings({ senderDomain: 'DUNS', senderIdentity: 'BUYER-7' }))
  expect(known).toMatchObject({ status: 200 })
  expect(known.findings[1]!.text).toContain('a hub sent the message')
})

test('a ship-to that is not mapped is 417, naming the code [PUNCH-5]', () => {
  expect(explain(cxmlDocument(setupContent(shipTo('42'))))).toMatchObject({
    status: 417,
    reason: 'addressID "42" is not mapped to a ship-to.',
  })
  expect(explain(cxmlDocument(orderContent(orderedItem(), { header: shipTo('42') })))).toMatchObject({ status: 417 })
})

test('unknown units and items are 400, naming them [PUNCH-5]', () => {
  const order = (line: string) => explain(cxmlDocument(orderContent(line, { header: shipTo('0042') })))
  expect(order(orderedItem())).toMatchObject({ status: 200 })
  expect(order(orderedItem({ unit: 'BX' }))).toMatchObject({
    status: 400,
    reason: 'Unit "BX" is neither CS (case) nor EA (each).',
  })
  expect(order(orderedItem({ part: '999' }))).toMatchObject({
    status: 400,
    reason: 'SupplierPartID "999" cannot be ordered.',
  })
})

test('what is no cXML is 406, another transaction 450, a missing value 400 [PUNCH-5]', () => {
  expect(explain('<cXML>').status).toBe(406)
  expect(explain('<!DOCTYPE cXML [<!ENTITY x "y">]><cXML/>').status).toBe(406)
  expect(explain(cxmlDocument('<InvoiceDetailRequest/>'))).toMatchObject({ status: 450 })
  expect(explain(cxmlDocument('<ProfileRequest/>'))).toMatchObject({ status: 200 })
  expect(explain(cxmlDocument(setupContent().replace(/<BuyerCookie>.*<\/BuyerCookie>/, '')))).toMatchObject({
    status: 400,
    reason: 'BuyerCookie is missing.',
  })
})

test('another supplier in To, and test mode, are noted and refuse nothing [PUNCH-5]', () => {
  const { status, findings } = explain(cxmlDocument(setupContent(shipTo('0042')), { mode: 'test' }), {
    portal: { senderDomain: 'DUNS', senderIdentity: '1' },
  })
  expect(status).toBe(200)
  expect(findings.filter(({ state }) => state === 'note').map(({ subject }) => subject)).toEqual(['Supplier', 'Mode'])
})

test('the secret is in nothing that is shown, whatever is wrong with the document [PUNCH-5, security 48]', () => {
  const secret = 'canary-0f2b'
  const whole = cxmlDocument(setupContent(shipTo('0042')), { secret })
  for (const text of [
    whole,
    whole.slice(0, whole.indexOf(secret) + secret.length),
    whole.replace('</SharedSecret>', ''),
    whole.replace('</Identity><SharedSecret>', '</Identity><x:SharedSecret a="1">'),
    whole.replace('<Header>', '<Header>&undeclared;'),
  ])
    expect(JSON.stringify(explain(text)), text.slice(0, 60)).not.toContain(secret)
})
