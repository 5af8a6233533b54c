import { expect, test } from 'vitest'
import { readCallUp } from '#areas/oci/rules/read-call-up.ts'
import { someFacts } from '../testing/simulator-facts.ts'
import { type CallUpChoices, withPassword, writeCallUp } from './write-call-up.ts'

const choices: CallUpChoices = {
  asks: '',
  productId: '100234:EA',
  quantity: '2',
  words: 'tomato',
  returnUrl: 'https://simulator.example/return/7?in=frame',
}
const readOf = (differs: Partial<CallUpChoices> = {}) => {
  const read = readCallUp(withPassword(writeCallUp(someFacts(), { ...choices, ...differs }), ' sesame '), false)
  if (!read.allowed) throw new Error(read.refusal.message)
  return read.value
}

test('the portal reads from a call-up what was chosen [PUNCH-5]', () => {
  expect(readOf()).toMatchObject({
    userName: 'hospital & sons',
    password: 'sesame',
    version: '4.0',
    asks: { is: 'shop' },
    back: { hookUrl: 'https://simulator.example/return/7?in=frame', target: '_self', charset: 'utf-8' },
  })
  expect(readOf({ asks: 'DETAIL' }).asks).toEqual({ is: 'detail', product: { partId: '100234', unit: 'EA' } })
  expect(readOf({ asks: 'VALIDATE' }).asks).toMatchObject({ is: 'validate', quantity: 2 })
  expect(readOf({ asks: 'BACKGROUND_SEARCH' }).asks).toEqual({ is: 'search', words: 'tomato' })
})

test('the secret is in the fields only when they are sent [PUNCH-5, security 48]', () => {
  expect(writeCallUp(someFacts(), choices)).toContainEqual(['PASSWORD', '****'])
})
