import { expect, test } from 'vitest'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { readSetupRequest } from '#areas/cxml/rules/read-setup-request.ts'
import { cxmlDocument, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { callUpOf } from './call-up-of.ts'

const read = (more = '') => {
  const request = readRequest(cxmlDocument(setupContent(more), { mode: 'test' }))
  if (!request.allowed) throw new Error(request.refusal.message)
  const setup = readSetupRequest(request.value.content, false)
  if (!setup.allowed) throw new Error(setup.refusal.message)
  return callUpOf(request.value, setup.value)
}

test('a setup request names its buyer, its cookie and its return address [PUNCH-3]', () => {
  expect(read()).toMatchObject({
    operation: 'create',
    buyerCookie: 'c-1',
    returnUrl: 'https://buyer.example/return?s=1&t=2',
    buyer: { domain: 'DUNS', identity: 'buyer-7' },
    isTest: true,
    isDeliveryFixed: false,
    selectedPart: '',
    lines: [],
  })
})

test('an Extrinsic fixes the delivery, whatever its case; another value does not [ACCESS-7]', () => {
  const extrinsic = (value: string) => `<Extrinsic name="DisableCartDeliveryInfo">${value}</Extrinsic>`
  for (const value of ['Y', 'true', ' Yes ', '1']) expect(read(extrinsic(value)).isDeliveryFixed).toBe(true)
  for (const value of ['N', 'false', '0', 'maybe']) expect(read(extrinsic(value)).isDeliveryFixed).toBe(false)
})
