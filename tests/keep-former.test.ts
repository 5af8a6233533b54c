import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFormer } from '../scripts/keep-former.mjs'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-former-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Builds `files`, as `scripts/build.mjs` does; returns what is then served. */
function build(...files: readonly string[]): readonly string[] {
  mkdirSync(at('fresh'))
  for (const file of files) writeFileSync(at(`fresh/${file}`), file)
  keepFormer({ fresh: at('fresh'), current: at('current'), list: at('files') })
  rmSync(at('current'), { recursive: true, force: true })
  mkdirSync(at('current'))
  for (const file of readdirSync(at('fresh'))) writeFileSync(at(`current/${file}`), file)
  rmSync(at('fresh'), { recursive: true })
  return readdirSync(at('current')).toSorted()
}

test('a tab of the build before finds its parts after a new build, one of two builds before does not [PLAT-15]', () => {
  expect(build('shop-1.js', 'react-1.js')).toEqual(['react-1.js', 'shop-1.js'])
  expect(build('shop-2.js', 'react-1.js')).toEqual(['react-1.js', 'shop-1.js', 'shop-2.js'])
  expect(build('shop-3.js', 'react-1.js')).toEqual(['react-1.js', 'shop-2.js', 'shop-3.js'])
})
