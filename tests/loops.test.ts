import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a timer may repeat: both count each round. */
const counted = ['src/platform/loops.ts', 'src/platform/outbox/delivery-loop.ts']

test('every loop of the server is counted in the metrics: none has a timer of its own [PLAT-7]', () => {
  const looping = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !/\/(?:web|ui|browser|shell|worker|testing)\//.test(file))
    .filter((file) => /\bsetInterval\(/.test(readFileSync(file, 'utf8')))
  expect(looping.toSorted()).toEqual(counted)
})
