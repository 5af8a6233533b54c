import { expect, test } from 'vitest'
import { describePortal, setupUrlOf } from './describe-portal.ts'

const portal = describePortal({ publicUrl: 'https://order.dist.example', domain: 'NetworkId', identity: undefined })

test('customers get absolute addresses; the identity is the portal’s host unless configured [PUNCH-1]', () => {
  expect(portal).toMatchObject({
    setupUrl: 'https://order.dist.example/punchout/setup',
    orderUrl: 'https://order.dist.example/punchout/orders',
    senderDomain: 'NetworkId',
    senderIdentity: 'order.dist.example',
  })
  const duns = { publicUrl: 'https://order.dist.example', domain: 'DUNS', identity: '123456789' }
  expect(describePortal(duns)).toMatchObject({ senderDomain: 'DUNS', senderIdentity: '123456789' })
})

test('SAP OCI is called at an address of its own [PUNCH-1]', () => {
  expect(setupUrlOf(portal, 'coupa')).toBe(portal.setupUrl)
  expect(setupUrlOf(portal, 'sap-oci')).toBe('https://order.dist.example/punchout/setup/oci')
})

test('the ten kinds of software are offered [PUNCH-1]', () => {
  expect(portal.softwares.map(({ label }) => label)).toEqual([
    'SAP Ariba',
    'Coupa',
    'JAGGAER',
    'Oracle iProcurement',
    'Oracle Fusion',
    'Workday',
    'BirchStreet',
    'Unimarket',
    'SAP OCI',
    'Other cXML',
  ])
})
