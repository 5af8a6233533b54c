import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#platform/package-root.ts'
import { bareIcons } from '../scripts/bare-icons.ts'

const plugin = bareIcons() as unknown as { transform: (code: string, id: string) => { code: string } | undefined }

/** The shapes of an icon as the web build has them. */
function built(name: string): readonly string[] {
  const path = join(packageRoot(), `node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  return plugin.transform(readFileSync(path, 'utf8'), path)?.code.match(/\["\w+", \{.*\}\]/g) ?? []
}

test('the paths of an icon are one, and what begins relative to nothing is absolute [UI-8]', () => {
  expect(built('replace')).toEqual([
    '["path", { d: "M14 4a1 1 0 0 1 1-1M15 10a1 1 0 0 1-1-1M21 4a1 1 0 0 0-1-1M21 9a1 1 0 0 1-1 1M3 7l3 3 3-3M6 10V5a2 2 0 0 1 2-2h2" }]',
    '["rect", { x: "3", y: "14", width: "7", height: "7", rx: "1" }]',
  ])
  expect(built('pencil')).toHaveLength(1)
})

test('an icon of one path stays as it is [UI-8]', () => {
  expect(built('check')).toEqual(['["path", { d: "M20 6 9 17l-5-5" }]'])
})
