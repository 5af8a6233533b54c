import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#platform/package-root.ts'
import { loadersApart } from '../scripts/loaders-apart.ts'

const plugin = loadersApart() as unknown as {
  load: (id: string) => string
  transform: (code: string, id: string) => { code: string } | undefined
}

/** The manifest of an area as it is built. */
function built(area: string): string {
  const path = join(packageRoot(), `src/areas/${area}/${area}.web.tsx`)
  const code = readFileSync(path, 'utf8')
  return plugin.transform(code, path)?.code ?? code
}

test('a manifest names the dialogs and screens that come later by number, each of its own [PLAT-15]', () => {
  const loaders = plugin.load('\0virtual:larder-loaders').split('\n').slice(1, -1)
  const guides = built('guides')
  expect(guides).not.toContain('import(')
  const numbers = [...guides.matchAll(/component: larderLoader\((\d+)\)/g)].map(([, number]) => Number(number))
  expect(loaders[numbers[2]!]).toMatch(/\/guides\/web\/sheet\/shelf-sheet-screen\.tsx"\).*module\.ShelfSheetScreen/)
  expect(loaders[numbers.at(-1)!]).toMatch(/standard-guide-rule-dialog\.tsx"\).*module\.StandardGuideRuleDialog/)
})

test('the shop, Home and public screens wait for no other file [PLAT-15]', () => {
  expect(built('shop')).toMatch(/screen: shopScreen,[^]*?component: \(\) => import\('\.\/web\/shop-screen\.tsx'\)/)
  expect(built('dashboard')).toContain('import(')
  expect(built('sessions')).toMatch(/screen: signInScreen,[^]*?component: \(\) => import\(/)
})
