import { expect, test } from 'vitest'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { readSetupRequest } from '#areas/cxml/rules/read-setup-request.ts'
import { someItem } from '../testing/returned-items.ts'
import { someFacts, someStamp } from '../testing/simulator-facts.ts'
import { type SetupChoices, writeSetup } from './write-setup.ts'

const setupOf = (differs: Partial<SetupChoices> = {}) => {
  const choices: SetupChoices = {
    operation: 'create',
    shipToCode: '',
    isTest: true,
    buyerCookie: 'c-1',
    returnUrl: 'https://simulator.example/return/7?in=frame&x=1',
    items: [],
    ...differs,
  }
  const request = readRequest(writeSetup(someStamp, someFacts(), choices))
  if (!request.allowed) throw new Error(request.refusal.message)
  const setup = readSetupRequest(request.value.content, false)
  if (!setup.allowed) throw new Error(setup.refusal.message)
  return { isTest: request.value.isTest, ...setup.value }
}

test('the portal reads from a setup request what was chosen [PUNCH-5]', () => {
  expect(setupOf()).toMatchObject({
    isTest: true,
    operation: 'create',
    buyerCookie: 'c-1',
    returnUrl: 'https://simulator.example/return/7?in=frame&x=1',
    shipTo: undefined,
    lines: [],
  })
  expect(setupOf({ shipToCode: '0042' }).shipTo).toEqual({ addressId: '0042', name: '0042' })
})

test('edit and inspect name the lines of the cart, create names none [PUNCH-5]', () => {
  const items = [someItem(), someItem({ partId: '7', auxiliaryId: '' })]
  expect(setupOf({ operation: 'edit', items }).lines).toMatchObject([
    { partId: '100234', auxiliaryId: 'CS:k7', quantity: 2 },
    { partId: '7', auxiliaryId: '' },
  ])
  expect(setupOf({ operation: 'create', items }).lines).toEqual([])
})
