import { expect, test } from 'vitest'
import { formOfMessage } from './form-of-message.ts'

const to = { action: 'https://buyer.example/return?s=1', target: '' }
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

test('a message is one field: in ASCII, or in base 64 for the software that asks for it [PUNCH-3]', () => {
  expect(formOfMessage('<a>é</a>', { ...to, software: 'coupa' }, base64)).toEqual({
    action: 'https://buyer.example/return?s=1',
    target: '_top',
    fields: [['cxml-urlencoded', '<a>&#233;</a>']],
  })
  const { fields, target } = formOfMessage('<a>é</a>', { ...to, target: 'main', software: 'ariba' }, base64)
  expect([fields, target]).toEqual([[['cxml-base64', 'PGE+w6k8L2E+']], 'main'])
})
