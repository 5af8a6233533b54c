import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KeySequences } from '#browser/key-sequences.ts'
import { packageRoot } from '#platform/package-root.ts'
import { areas } from '#app/areas.web.ts'
import { screenShortcuts } from '#areas/help/web/shortcut-list.ts'
import { filesOf, resolveImport, sourceOf } from './support/shortcut-sources.ts'

interface Found {
  readonly keys: string
  readonly label: string
  readonly group: string
}

/** Every `useShortcut(keys, label, group` of a file; `mayX ? 'e' : null` counts as 'e'. */
function shortcutsIn(path: string): Found[] {
  const source = sourceOf(path)
  const constant = /const group = '([^']+)'/.exec(source)?.[1]
  const calls = source.matchAll(
    /useShortcut\(\s*(?:[\w.]+ \? )?'([^']+)'(?: : null)?,\s*'([^']+)',\s*(?:'([^']+)'|group)/g,
  )
  return [...calls].map(([, keys, label, group]) => ({ keys: keys!, label: label!, group: group ?? constant! }))
}

const found = (start: string): Found[] => [...filesOf(start)].flatMap((path) => shortcutsIn(path))
const lineOf = ({ group, keys, label }: Found): string => `${group} | ${keys} | ${label}`

const manifests = readdirSync(join(packageRoot(), 'src/areas'), { recursive: true, encoding: 'utf8' })
  .map((path) => `areas/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.web.tsx'))

/** The files that manifests name for routes or dialogs, with the handle they stand for. */
const rootsOf = (pattern: RegExp) =>
  manifests.flatMap((manifest) =>
    [...sourceOf(manifest).matchAll(pattern)].map(([, handle, file]) => ({
      handle: handle!,
      file: resolveImport(manifest, file!)!,
      addresses: sourceOf(manifest.replace('.web.tsx', '.addresses.ts')),
    })),
  )
const screens = rootsOf(/\bscreen: (\w+),(?:(?!screen: )[^])*?component: \(\) =>\s*import\('([^']+)'\)/g).map(
  ({ handle, file, addresses }) => ({
    name: new RegExp(`const ${handle} = screen\\('([^']+)'`).exec(addresses)![1]!,
    file,
  }),
)
const dialogs = rootsOf(/\bdialog: (\w+),(?:(?!dialog: )[^])*?component: \(\) =>\s*import\('([^']+)'\)/g)

/** The groups that the help dialog lists for a screen; every other screen has Navigation alone. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  '/shop': ['Order View', 'Advanced Layout'],
  '/guides': ['Order View', 'Guides'],
  '/guides/$type/$guideId': ['Order View', 'Guides'],
  '/review-cart': ['Review Cart', 'Advanced Layout'],
  '/credit-requests': ['Credit Requests'],
}
const ofFrame = found('app/shell/frame.tsx')
const linkKeys = areas
  .flatMap((area) => [...(area.navigation ?? []), ...(area.commands ?? [])])
  .flatMap(({ keys }) => keys ?? [])
const everywhere = [...ofFrame.map(({ keys }) => keys), ...linkKeys]

test('the reading of sources finds the screens, the dialogs and the shortcuts of the frame', () => {
  expect(screens.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['/shop', '/review-cart', '/dashboard', '/profile', '/manage-users']),
  )
  expect(dialogs.length).toBeGreaterThan(10)
  expect(everywhere).toEqual(expect.arrayContaining(['/', '$mod+KeyK', 'Shift+?', 'n o', 'g c']))
})

test('what the frame listens for on every screen is listed as Navigation [SHELL-5]', () => {
  expect(ofFrame.filter(({ group }) => group !== 'Navigation').map(lineOf)).toEqual([])
})

test('no dialog listens for a shortcut: letters belong to its fields [SHELL-5]', () => {
  for (const { handle, file } of dialogs) expect(found(file).map(lineOf), handle).toEqual([])
})

/** A key press of a shortcut as the browser reports it. */
function pressOf(keys: string): KeyboardEvent {
  const parts = keys.split('+')
  const name = parts.at(-1)!
  const held = parts.slice(0, -1).map((part) => (part === '$mod' ? 'Control' : part))
  const letter = /^Key([A-Z])$/.exec(name)?.[1]?.toLowerCase()
  return {
    key: letter ?? name,
    code: letter ? name : `Code ${name}`,
    ctrlKey: held.includes('Control'),
    altKey: held.includes('Alt'),
    metaKey: false,
    getModifierState: (modifier: string) => held.includes(modifier),
  } as KeyboardEvent
}

/** Which of these shortcuts run when the presses follow each other. */
function ran(active: readonly string[], presses: readonly string[]): string[] {
  const shortcuts = active.map((keys) => ({ keys }))
  const sequences = new KeySequences()
  return presses.flatMap((keys, at) => sequences.press(pressOf(keys), shortcuts, at).shortcut?.keys ?? [])
}

describe.each(screens)('$name', ({ name, file }) => {
  const listed = screenShortcuts.filter(({ group }) => groupsOf[name]?.includes(group))
  const active = [...everywhere, ...listed.map(({ keys }) => keys)]
  const everyKey = [...new Set([...everywhere, ...screenShortcuts.map(({ keys }) => keys)])]

  test('it listens for the shortcuts listed for it and for no other [SHELL-5]', () => {
    expect(found(file).map(lineOf).toSorted()).toEqual(listed.map(lineOf).toSorted())
  })

  test('each of its shortcuts runs alone, and none of another screen runs [SHELL-5]', () => {
    for (const keys of everyKey) expect(ran(active, keys.split(' ')), keys).toEqual(active.includes(keys) ? [keys] : [])
  })

  test('no shortcut runs while a sequence waits for its second key [SHELL-5]', () => {
    const firsts = new Set(active.filter((keys) => keys.includes(' ')).map((keys) => keys.split(' ')[0]!))
    const seconds = new Set(everyKey.flatMap((keys) => keys.split(' ')).filter((keys) => !/\$mod|Alt/.test(keys)))
    for (const first of firsts) {
      for (const second of seconds) {
        const sequence = `${first} ${second}`
        expect(ran(active, [first, second]), sequence).toEqual(active.includes(sequence) ? [sequence] : [])
      }
    }
  })

  test('no two of its shortcuts share their keys [SHELL-5]', () => {
    expect(active.toSorted()).toEqual([...new Set(active)].toSorted())
  })
})
