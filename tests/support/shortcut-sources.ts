import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '#platform/package-root.ts'

const root = join(packageRoot(), 'src')
const texts = new Map<string, string>()

/** The source of a file below `src`. */
export function sourceOf(path: string): string {
  const known = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  texts.set(path, known)
  return known
}

/** The path below `src` that `from` imports; undefined for packages. */
export function resolveImport(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1)
  if (!name.startsWith('.')) return undefined
  return join(dirname(from), name).replaceAll('\\', '/')
}

interface Import {
  readonly path: string
  /** Undefined when the whole file is meant, as by `import()`. */
  readonly names: readonly string[] | undefined
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter((name) => name !== '' && !name.startsWith('type '))

/**
 * A manifest is followed to what is shown on every screen; its screens and dialogs are separate
 * roots.
 */
const lazyPattern = (path: string): RegExp =>
  path.endsWith('.web.tsx') ? /widget: \(\) => import\('([^']+)'\)/g : /import\(\s*'([^']+)'/g

function importsOf(path: string): Import[] {
  const source = sourceOf(path)
  const named = [...source.matchAll(/^import \{([^}]*)\} from '([^']+)'/gms)]
  const loaded = path === 'app/areas.web.ts' ? [] : [...source.matchAll(lazyPattern(path))]
  return [
    ...named.map(([, list, name]) => ({ name: name!, names: namesIn(list!) })),
    ...loaded.map(([, name]) => ({ name: name!, names: undefined })),
  ].flatMap(({ name, names }) => {
    const target = resolveImport(path, name)
    const isSource = target !== undefined && /\.tsx?$/.test(target) && existsSync(join(root, target))
    return isSource && names?.length !== 0 ? [{ path: target, names }] : []
  })
}

/** The file that a re-exported name comes from; undefined when the file defines it. */
function passedOnFrom(path: string, name: string): string | undefined {
  for (const [, list, from] of sourceOf(path).matchAll(/^export \{([^}]*)\} from '([^']+)'/gms))
    if (namesIn(list!).includes(name)) return resolveImport(path, from!)
  return undefined
}

/** Every file that `start` loads, by the names it imports. */
export function filesOf(start: string): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (path: string, names: readonly string[] | undefined): void => {
    const own = names?.filter((name) => {
      const from = passedOnFrom(path, name)
      if (from) visit(from, [name])
      return !from
    })
    if (own?.length === 0 || files.has(path)) return
    files.add(path)
    for (const next of importsOf(path)) visit(next.path, next.names)
  }
  visit(start, undefined)
  return files
}
