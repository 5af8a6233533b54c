import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '#kit/feature-keys.ts'

/** Features of the specification that are facts for a screen and gate nothing by themselves. */
const ofScreens: Readonly<Record<string, string>> = {
  salesAnalytics: 'the figures of sales of STAFF-6',
}

/** The product's own sources, without the list of features, their groups and their roles. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.|\/testing\/|^areas\/(access|demo)\/|feature-keys/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n')

/** Named where a right is asked for: `needs`, `can(…)`, and lists of features that a rule asks. */
const asked = new Set(
  [...sources.matchAll(/(?:needs|anyOf|Features?|rights?)\b[^\n]{0,80}?\[([^\]]*)\]|\bcan\(([^)]*)\)/g)].flatMap(
    ([, list, one]) => [...(list ?? one ?? '').matchAll(/'([A-Za-z]+)'/g)].map(([, key]) => key!),
  ),
)

test('every feature of the specification gates a call, a rule or a screen [ACCESS-2, ACCESS-3]', () => {
  const without = Object.keys(features).filter((key) => !asked.has(key) && !Object.hasOwn(ofScreens, key))
  expect(without).toEqual([])
})

test('the three features that once gated nothing are asked for [ACCESS-2]', () => {
  for (const key of ['addBillTo', 'deleteData', 'managePrice']) expect(asked).toContain(key)
})
