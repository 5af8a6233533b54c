import type { SearchTexts } from '#browser/search-text.ts'
import { importKindNames, type ImportKindName } from '#contract/import-kind-names.ts'

/** The state of the screen in the address. */
export interface ImportSearch {
  readonly kind: ImportKindName | undefined
  /** Only runs with refusals or a failure, and interrupted ones. */
  readonly trouble: boolean
  /** Goes on with runs older than this one. */
  readonly cursor: string | undefined
}

/** Reads the address; nonsense becomes the usual. */
export function readImportSearch(texts: SearchTexts): ImportSearch {
  return {
    kind: importKindNames.find((kind) => kind === texts['kind']),
    trouble: texts['trouble'] === 'true',
    cursor: /^[\da-f-]{36}$/.test(texts['cursor'] ?? '') ? texts['cursor'] : undefined,
  }
}
