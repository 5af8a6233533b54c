import { expect, test } from 'vitest'
import { senderKey } from '#areas/punchout-settings/rules/key-of.ts'
import { chooseIntegration, keysOf, secretsOf } from './choose-integration.ts'

const owner = { role: 'customerUser', ownFeatures: ['punchout'], isActive: true }
const candidate = (name: string, secret: string, differs = {}) => ({
  senderKey: senderKey('NetworkId', name),
  secret,
  owner: { ...owner, ...differs },
})
const pair = (identity: string, secret?: string) => ({ domain: 'networkid', identity, secret })
const choose = (
  request: { sender: ReturnType<typeof pair>[]; from: ReturnType<typeof pair>[] },
  candidates: ReturnType<typeof candidate>[],
) => {
  const secrets = secretsOf(request)
  const chosen = chooseIntegration(request, candidates, ({ secret }) => secrets.includes(secret))
  return chosen.allowed ? chosen.value.secret : chosen.refusal.status
}

test('a sender is found whatever its case, and its secret decides among integrations of one pair [PUNCH-3]', () => {
  const two = [candidate('SciQuest', 'one'), candidate('SciQuest', 'two')]
  expect(choose({ sender: [pair(' sciquest ', 'two')], from: [] }, two)).toBe('two')
  expect(choose({ sender: [pair('SciQuest', 'three')], from: [] }, two)).toBe(401)
  expect(choose({ sender: [pair('SciQuest')], from: [] }, two)).toBe(401)
})

test('From breaks a tie, and names the customer where a hub put itself into Sender [PUNCH-3]', () => {
  const hub = { sender: [pair('AN-hub', 'x')], from: [pair('hospital')] }
  expect(choose(hub, [candidate('hospital', 'x')])).toBe('x')
  expect(choose(hub, [candidate('hospital', 'y')])).toBe(401)
  const tie = [candidate('first', 'x'), candidate('second', 'x')]
  const both = { sender: [pair('first', 'x'), pair('second', 'x')], from: [pair('second')] }
  const chosen = chooseIntegration(both, tie, () => true)
  expect(chosen).toMatchObject({ allowed: true, value: { senderKey: senderKey('NetworkId', 'second') } })
})

test('one of several credentials of a sender suffices; more than any hub names are not read [PUNCH-3]', () => {
  const known = [candidate('hospital', 'x')]
  expect(choose({ sender: [pair('other', 'z'), pair('hospital', 'x')], from: [] }, known)).toBe('x')
  const many = Array.from({ length: 10 }, (_, index) => pair(`other${index}`))
  expect(choose({ sender: [...many, pair('hospital', 'x')], from: [] }, known)).toBe(401)
  expect(keysOf({ sender: [...many, pair('hospital')], from: [] })).toHaveLength(10)
})

test('an inactive user, and one without punchout, is 403 after the right secret and 401 before [PUNCH-3]', () => {
  for (const differs of [{ isActive: false }, { ownFeatures: [] }]) {
    const known = [candidate('hospital', 'x', differs)]
    expect(choose({ sender: [pair('hospital', 'x')], from: [] }, known)).toBe(403)
    expect(choose({ sender: [pair('hospital', 'y')], from: [] }, known)).toBe(401)
  }
})
