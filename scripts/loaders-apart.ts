import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const loaders = 'virtual:larder-loaders'
const loader = 'virtual:larder-loader'

/** What a loader is of, or a loader of one component. */
const part =
  /\b(?<kind>screen|dialog): (?<handle>\w+)|\b(?<key>component|note|action|content|button): \(\) =>\s*import\('(?<path>[^']+)'\)\.then\(\s*\(module\) => module\.(?<name>\w+),?\s*\)/g

/** Screens that most visits begin with wait for no other file. */
const firstScreens = ['shopScreen', 'dashboardScreen']

/**
 * Gives screens, dialogs and notes their components by numbers: the loaders, with the lists of the
 * files each needs, make a file of their own. In the first file they would be 7 KB, and more with
 * each area. Loaders of the first and of public screens stay.
 */
export const loadersApart = (): Plugin => {
  // All manifests are read once a build, not once for each of them.
  let known: ReadonlyMap<string, number> | undefined
  return {
    name: 'larder:loaders-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === loaders || id === loader ? `\0${id}` : null),
    load: (id) =>
      id === `\0${loaders}` ? sourceOfLoaders((known ??= places())) : id === `\0${loader}` ? sourceOfLoader : null,
    transform: (code, id) => {
      const parts = partsOf(id, code)
      if (parts.length === 0) return undefined
      const numbers = (known ??= places())
      const text = parts.reduceRight(
        (rest, { key, at, length, place }) =>
          `${rest.slice(0, at)}${key}: larderLoader(${numbers.get(place)})${rest.slice(at + length)}`,
        code,
      )
      return { code: `import { loader as larderLoader } from '${loader}'\n${text}`, map: null }
    },
  }
}

const sourceOfLoader = `export const loader = (n) => () => import('${loaders}').then(({ loaders }) => loaders[n]())`

const sourceOfLoaders = (known: ReadonlyMap<string, number>): string =>
  `export const loaders = [\n${[...known.keys()]
    .map((place) => {
      const name = place.split(' ', 1)[0]!
      return `() => import(${JSON.stringify(place.slice(name.length + 1))}).then((module) => module.${name})`
    })
    .join(',\n')}\n]`

interface Part {
  readonly key: string
  readonly at: number
  readonly length: number
  /** The export and its file: `ItemPanel /…/item-panel.tsx`. */
  readonly place: string
}

const isManifest = (id: string): boolean =>
  /[\\/]areas[\\/][^\\/]+[\\/][^\\/]+\.web\.tsx$|[\\/]app[\\/]areas\.web\.ts$/.test(id)

/** What a manifest loads that is not needed at once. */
function partsOf(id: string, code: string): Part[] {
  if (!isManifest(id)) return []
  let owner = { handle: '', at: 0 }
  return [...code.matchAll(part)].flatMap((match) => {
    const { kind, handle = '', key, path = '', name } = match.groups!
    if (kind) owner = { handle, at: match.index }
    if (!key || isNeededAtOnce(owner.handle, code.slice(owner.at, match.index))) return []
    const file = path.startsWith('#') ? resolve(root, 'src', path.slice(1)) : resolve(id, '..', path)
    return { key, at: match.index, length: match[0].length, place: `${name} ${file}` }
  })
}

const isNeededAtOnce = (handle: string, route: string): boolean =>
  firstScreens.includes(handle) || route.includes("access: 'public'")

/** The number of each, the same for every file of a build. */
function places(): ReadonlyMap<string, number> {
  const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
  const all = files
    .map((file) => resolve(root, 'src', file))
    .filter(isManifest)
    .toSorted()
    .flatMap((file) => partsOf(file, readFileSync(file, 'utf8')).map(({ place }) => place))
  return new Map([...new Set(all)].map((place, number) => [place, number]))
}
