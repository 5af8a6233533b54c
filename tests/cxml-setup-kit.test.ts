import { expect, test } from 'vitest'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { type Case, item, orderUrl, shipTo, startKit } from './support/cxml-kit.ts'

/*
 * What a supplier is asked by the cXML Reference Guide, case by case: profile, setup, header, and
 * what others are asked. Cases of one rule alone are tested beside the rule.
 */
const { doc, orderDoc, post, setup, system } = await startKit()
const sender = /<Sender>[\s\S]*<\/Sender>/
const from = /<From>[\s\S]*<\/From>/

const cases: Case[] = [
  // Profile
  { what: 'a ProfileRequest at the setup address', send: doc('<ProfileRequest/>'), code: '200' },
  { what: 'a ProfileRequest at the order address', send: doc('<ProfileRequest/>'), to: orderUrl, code: '200' },
  { what: 'a ProfileRequest with a wrong secret', send: doc('<ProfileRequest/>', { secret: 'no' }), code: '401' },
  // Setup
  {
    what: 'create with all that the DTD has',
    send: doc(
      setupContent(
        `<Extrinsic name="UniqueName">u</Extrinsic><Extrinsic name="CostCenter">1</Extrinsic><Contact role="endUser"><Name xml:lang="en">A</Name><Email>a@b.example</Email></Contact><SupplierSetup><URL>https://old.example</URL></SupplierSetup>${shipTo}<SelectedItem><ItemID><SupplierPartID>1001</SupplierPartID></ItemID></SelectedItem>`,
      ),
    ),
    code: '200',
  },
  {
    what: 'create with lines, which do not count',
    send: doc(setupContent(shipTo + item({ part: '9999999' }))),
    code: '200',
  },
  { what: 'edit', send: doc(setupContent(shipTo + item(), 'edit')), code: '200' },
  { what: 'inspect', send: doc(setupContent(shipTo + item(), 'inspect')), code: '200' },
  {
    what: 'edit of items that are gone',
    send: doc(setupContent(shipTo + item({ part: '9999999' }), 'edit')),
    code: '412',
  },
  { what: 'edit without lines', send: doc(setupContent(shipTo, 'edit')), code: '200' },
  { what: 'the operation source', send: doc(setupContent(shipTo, 'source')), code: '450' },
  { what: 'an operation nobody knows', send: doc(setupContent(shipTo, 'Create!')), code: '400' },
  { what: 'an empty BuyerCookie', send: doc(setup.replace('c-1', '')), code: '200' },
  { what: 'a BuyerCookie of elements', send: doc(setup.replace('c-1', '<A b="1"><![CDATA[<x>]]></A>')), code: '200' },
  {
    what: 'no BuyerCookie',
    send: doc(setup.replace(/<BuyerCookie>.*<\/BuyerCookie>/, '')),
    code: '400',
    says: 'BuyerCookie',
  },
  {
    what: 'a relative return address',
    send: doc(setup.replace('https://buyer.example', '')),
    code: '400',
    says: 'return address',
  },
  { what: 'an unmapped ship-to', send: doc(setupContent(shipTo.replace('W-1', 'W-9'))), code: '417', says: 'W-9' },
  // Header
  {
    what: 'several credentials in Sender, one with the secret',
    send: doc(setup).replace('<Sender>', '<Sender><Credential domain="DUNS"><Identity>hub</Identity></Credential>'),
    code: '200',
  },
  {
    what: 'a marketplace credential beside that of the member',
    send: doc(setup).replace(
      '<From>',
      '<From><Credential domain="AribaNetworkUserId" type="marketplace"><Identity>bigadmin@market.example</Identity></Credential>',
    ),
    code: '200',
  },
  {
    what: 'Path, Correspondent, OriginalDocument',
    send: doc(setup).replace(
      '</Header>',
      '<Path><Node type="copy"><Credential domain="NetworkId"><Identity>n</Identity></Credential><URL>https://n.example</URL></Node></Path><OriginalDocument payloadID="o"/></Header>',
    ),
    code: '200',
  },
  {
    what: 'white space around identity and secret',
    send: doc(setup).replace(
      /<Identity>(AN[^<]*)<\/Identity><SharedSecret>([^<]*)/,
      '<Identity>\n  $1\n</Identity><SharedSecret>\n $2 \n',
    ),
    code: '200',
  },
  {
    what: 'an identity in a CDATA section',
    send: doc(setup).replace(/<Identity>(AN[^<]*)<\/Identity>/, '<Identity><![CDATA[$1]]></Identity>'),
    code: '200',
  },
  {
    what: 'two identities in one credential',
    send: doc(setup).replace(/<Identity>(AN[^<]*)<\/Identity>/, '<Identity>$1</Identity><Identity>other</Identity>'),
    code: '400',
    says: 'Identity',
  },
  {
    what: 'two secrets in one credential',
    send: doc(setup).replace('</SharedSecret>', '</SharedSecret><SharedSecret>guess</SharedSecret>'),
    code: '400',
    says: 'SharedSecret',
  },
  { what: 'no Header', send: doc(setup).replace(/<Header>[\s\S]*<\/Header>/, ''), code: '400', says: 'Header' },
  { what: 'no Sender', send: doc(setup).replace(sender, ''), code: '401' },
  {
    what: 'no From and no To',
    send: doc(setup)
      .replace(from, '')
      .replace(/<To>[\s\S]*<\/To>/, ''),
    code: '200',
  },
  {
    what: 'the secret in From alone',
    send: doc(setup)
      .replace(/<SharedSecret>[^<]*<\/SharedSecret>/, '')
      .replace('buyer-7</Identity>', `buyer-7</Identity><SharedSecret>${system.secret}</SharedSecret>`),
    code: '401',
  },
  {
    what: 'a CredentialMac',
    send: doc(setup).replace(
      /<SharedSecret>[^<]*<\/SharedSecret>/,
      '<CredentialMac type="FromSenderCredentials" algorithm="HMAC-SHA1-96" creationDate="2026-03-02T09:00:00-08:00" expirationDate="2026-03-03T09:00:00-08:00">MnXkusp8Jj0lw3mf</CredentialMac>',
    ),
    code: '401',
  },
  { what: 'a sender nobody knows', send: doc(setup, { sender: 'AN-NOBODY' }), code: '401' },
  {
    what: 'an unknown deploymentMode',
    send: doc(setup).replace('deploymentMode="production"', 'deploymentMode="staging"'),
    code: '400',
    says: 'deploymentMode',
  },
  { what: 'deploymentMode test', send: doc(setup, { mode: 'test' }), code: '200' },
  {
    what: 'a timestamp of years ago',
    send: doc(setup).replace('2026-03-02T12:00:00-08:00', '2015-03-30T11:56:16-04:00'),
    code: '200',
  },
  {
    what: 'an old timestamp in another form',
    send: doc(setup).replace('2026-03-02T12:00:00-08:00', '3/30/2015 11:56:16 AM'),
    code: '200',
  },
  {
    what: 'no payloadID, no timestamp',
    send: doc(setup).replace(/payloadID="[^"]*" timestamp="[^"]*"/, ''),
    code: '200',
  },
  // Transactions of others
  ...[
    'StatusUpdateRequest',
    'GetPendingRequest',
    'SupplierListRequest',
    'SupplierDataRequest',
    'SubscriptionListRequest',
    'CopyRequest',
    'DataRequest',
    'ConfirmationRequest',
    'ShipNoticeRequest',
    'InvoiceDetailRequest',
    'QuoteRequest',
    'MasterAgreementRequest',
    'ReceiptRequest',
    'AuthRequest',
    'ProviderSetupRequest',
  ].map((name) => ({ what: name, send: doc(`<${name}/>`), to: orderUrl, code: '450', says: name })),
  { what: 'a setup at the order address', send: doc(setup), to: orderUrl, code: '450', says: '/punchout/setup' },
  { what: 'an order at the setup address', send: orderDoc(), code: '450', says: '/punchout/orders' },
]

test.each(cases)('$what is $code [PUNCH-3]', async ({ code, says, ...request }) => {
  const answer = await post(request)
  expect({ http: answer.http, code: answer.code, sentence: answer.sentence }).toMatchObject({ http: 200, code })
  if (says !== undefined) expect(answer.sentence).toContain(says)
})
