import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brandMark } from './brand-mark.ts'

test("the browser's icon draws the brand mark [SHELL-1]", async () => {
  const icon = await readFile(new URL('../app/public/icon.svg', import.meta.url), 'utf8')
  const { size, paths } = brandMark
  expect(icon).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect([...icon.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual(paths)
})
