import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#platform/package-root.ts'
import { areas } from '#app/areas.web.ts'
import { screenShortcuts } from '#areas/help/web/shortcut-list.ts'

const root = join(packageRoot(), 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

/** Every `useShortcut(keys, label, group` of the product as 'group | keys | label'; `mayX ? 'e' : null` counts as 'e'. */
const listened = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const group = /const group = '([^']+)'/.exec(source)?.[1]
  const calls = source.matchAll(/useShortcut\(\s*(?:\w+ \? )?'([^']+)'(?: : null)?,\s*'([^']+)',\s*('([^']+)'|group)/g)
  return [...calls].map(([, keys, label, , name]) => `${name ?? group} | ${keys} | ${label}`)
})

test('every shortcut listed is one that a screen listens for, and the other way round [SHELL-5]', () => {
  const ofScreens = listened.filter((line) => !line.startsWith('Navigation'))
  const listed = screenShortcuts.map(({ group, keys, label }) => `${group} | ${keys} | ${label}`)
  expect(ofScreens.toSorted()).toEqual(listed.toSorted())
})

/** The keys of the links in the top bar. */
const ofLinks = areas.flatMap((area) => area.navigation ?? []).flatMap(({ keys }) => keys ?? [])

test('no two shortcuts of a screen share their keys [SHELL-5]', () => {
  const ofNavigation = listened.filter((line) => line.startsWith('Navigation')).map((line) => line.split(' | ')[1]!)
  const screens = [
    ['Order View', 'Advanced Layout'],
    ['Review Cart', 'Advanced Layout'],
  ]
  for (const groups of screens) {
    const keys = [
      ...ofNavigation,
      ...ofLinks,
      ...screenShortcuts.filter(({ group }) => groups.includes(group)).map((shortcut) => shortcut.keys),
    ]
    expect(keys).toEqual([...new Set(keys)])
    // The first key of a sequence would otherwise already do something.
    const firsts = new Set(keys.filter((each) => each.includes(' ')).map((each) => each.split(' ')[0]))
    expect(keys.filter((each) => firsts.has(each))).toEqual([])
  }
})
