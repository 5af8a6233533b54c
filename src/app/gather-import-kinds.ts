import { importKindNames } from '#contract/import-kind-names.ts'
import type { ServerArea } from '#platform/http/area.ts'
import type { ImportKind, ImportKinds } from '#platform/imports/import-kind.ts'

/** PLAT-3: the import kinds of all areas by their names; each name has exactly one. */
export function gatherImportKinds(areas: readonly Pick<ServerArea, 'name' | 'importKinds'>[]): ImportKinds {
  const all = areas.flatMap(({ name: area, importKinds = [] }) => importKinds.map((kind) => ({ area, kind })))
  const kindNamed = (name: string): ImportKind => {
    const [first, second] = all.filter(({ kind }) => kind.name === name)
    if (!first) throw new Error(`No area has the import kind ${name}`)
    if (second) throw new Error(`${first.area} and ${second.area} both have the import kind ${name}`)
    return first.kind
  }
  return Object.fromEntries(importKindNames.map((name) => [name, kindNamed(name)])) as ImportKinds
}
