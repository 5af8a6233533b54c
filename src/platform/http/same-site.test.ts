import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { whyCrossSite } from './same-site.ts'

const isTaken = (publicUrl: string | undefined, headers: Record<string, string>, method = 'POST') =>
  whyCrossSite({ method, headers } as unknown as FastifyRequest, publicUrl) === undefined
const portal = 'https://portal.example'

test.each<[string, string | undefined, Record<string, string>, boolean]>([
  ['its own page', portal, { origin: portal, host: 'portal.example' }, true],
  ['an http page of its own host', portal, { origin: 'http://portal.example', host: 'portal.example' }, false],
  ['an https page of another name it has', portal, { origin: 'https://alias.example', host: 'alias.example' }, true],
  ['an http page of another name it has', portal, { origin: 'http://alias.example', host: 'alias.example' }, false],
  ['another port of its host', portal, { origin: 'https://portal.example:8443', host: 'portal.example' }, false],
  ['another site', portal, { origin: 'https://evil.example', host: 'portal.example' }, false],
  ['no origin but another site', portal, { 'sec-fetch-site': 'same-site', host: 'portal.example' }, false],
  ['no browser', portal, { host: 'portal.example' }, true],
])('a portal reached by https and a write of %s [ACCESS-4]', (_, publicUrl, headers, isExpected) => {
  expect(isTaken(publicUrl, headers)).toBe(isExpected)
})

test('a portal reached by http takes writes of its http pages, and reading is never refused [ACCESS-4]', () => {
  expect(isTaken('http://localhost:3000', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(true)
  expect(isTaken(undefined, { origin: 'http://kitchen.local', host: 'kitchen.local' })).toBe(true)
  expect(isTaken(portal, { origin: 'https://evil.example', host: 'portal.example' }, 'GET')).toBe(true)
})
