import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiFactsOf } from '#app/api-facts.ts'
import { areas, importKinds } from '#app/areas.server.ts'
import { describeKinds } from '#areas/imports/testing/describe-kinds.ts'
import { openApiOf } from '#contract/openapi.ts'
import { readConfig } from '#platform/config.ts'
import { drawMap, ruleSentence } from './support/draw-map.ts'

// Each document is a file snapshot: `npm run docs` renews all of them.

test('docs/map.md is up to date', async () => {
  await expect(drawMap()).toMatchFileSnapshot('../docs/map.md')
})

test('a rule is described by its own sentence, not by that of a type beside it', () => {
  const text =
    '/** What is known. */\nexport interface Facts {}\n\n/** CART-1: one\n * per ship-to. More. */\nexport function mayStart() {}'
  expect(ruleSentence('may-start', text)).toBe('CART-1: one per ship-to.')
  expect(ruleSentence('start', text)).toBe('CART-1: one per ship-to.')
})

test('docs/openapi.json is up to date [PLAT-6]', async () => {
  const endpoints = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  const document = openApiOf(endpoints, apiFactsOf(readConfig({})))
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../docs/openapi.json')
})

test('docs/import-formats.md has every kind and column, below its own introduction [PLAT-3]', async () => {
  const page = readFileSync('docs/import-formats.md', 'utf8')
  const words = page.slice(0, page.indexOf('\n## divisions\n') + 1)
  await expect(`${words}${describeKinds(importKinds)}\n`).toMatchFileSnapshot('../docs/import-formats.md')
})
