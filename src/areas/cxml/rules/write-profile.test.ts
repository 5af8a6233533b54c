import { expect, test } from 'vitest'
import { childrenNamed, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'
import { writeProfile } from './write-profile.ts'

test('a profile names both transactions with their addresses [PUNCH-3]', () => {
  const stamp = { payloadId: '1@x', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'UTC' }
  const urls = { setupUrl: 'https://larder.example/setup?a=1&b=2', orderUrl: 'https://larder.example/order' }
  const read = readXml(writeProfile(stamp, urls))
  const profile = findElement(read.allowed ? read.value : undefined, 'Response/ProfileResponse')
  const transactions = childrenNamed(profile, 'Transaction')
  expect(transactions.map((each) => [each.attributes.get('requestName'), textAt(each, 'URL')])).toEqual([
    ['PunchOutSetupRequest', urls.setupUrl],
    ['OrderRequest', urls.orderUrl],
  ])
})
