import { readdirSync, readFileSync } from 'node:fs'

// Who owns which table and who reads and writes it, by the migrations and the statements of the
// sources.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
)
const areaOf = (path: string): string => /^src\/(?:areas\/)?([^/]+)/.exec(path)![1]!

/** Tables whose owner is another than the area that once made them. */
const movedTo: Readonly<Record<string, string>> = {
  user_bill_tos: 'access',
  user_ship_tos: 'access',
  user_passwords: 'sessions',
  favourite_bill_tos: 'customers',
}

/** Table -> the area that owns it. */
export const ownerOf: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(
        ([, table]) => [table!, movedTo[table!] ?? areaOf(path)] as const,
      ),
    ),
)

/** A table of another area that an area's statements name. */
export interface ForeignTable {
  readonly area: string
  readonly owner: string
  readonly table: string
}

function foreignTables(words: RegExp): ForeignTable[] {
  const found = new Map<string, ForeignTable>()
  for (const path of files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/web\//.test(file)))
    for (const [, table] of readFileSync(path, 'utf8').matchAll(words)) {
      const [area, owner] = [areaOf(path), ownerOf.get(table!)]
      if (owner && owner !== area) found.set(`${area} ${table}`, { area, owner, table: table! })
    }
  return [...found.values()]
}

/** Tables that another area than the owner writes. */
export const foreignWrites = (): ForeignTable[] =>
  foreignTables(/\b(?:insert into|update|delete from|truncate|copy) (\w+)/g)

/** Tables that another area than the owner reads; also where a statement reads what it deletes. */
export const foreignReads = (): ForeignTable[] => foreignTables(/\b(?:from|join|using) (\w+)\b/g)

/** Area -> the areas that its code imports; links to screens and tests are left out. */
export function importedAreas(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>()
  for (const path of files.filter((file) => /^src\/areas\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)))
    for (const [, other, file] of readFileSync(path, 'utf8').matchAll(/'#areas\/([^/']+)\/([^']+)'/g)) {
      const area = areaOf(path)
      if (other === area || file!.endsWith('.addresses.ts')) continue
      imported.set(area, (imported.get(area) ?? new Set()).add(other!))
    }
  return imported
}
