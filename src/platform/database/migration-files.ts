import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { packageRoot } from '#platform/package-root.ts'

/** One numbered step of the schema. */
export interface Migration {
  readonly number: number
  /** '0012-carts', the file's name. */
  readonly name: string
  readonly text: string
  /** SHA-256 of the text, line ends aside. */
  readonly checksum: string
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/
/** Migrations live in the platform and in the server half of an area, nowhere else. */
const homes = /^(platform|areas\/[^/]+\/server)\//

/** All migrations below a folder in their order. Two with one number are an error. */
export function migrationFiles(folder: string = join(packageRoot(), 'src')): Migration[] {
  if (!existsSync(folder)) throw new Error(`There is no folder of migrations at ${folder}`)
  const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => fileName.test(basename(path)) && homes.test(path.split(sep).join('/')))
    .map((path) => readMigration(join(folder, path)))
    .sort((one, other) => one.number - other.number)
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1]
    if (before?.number !== migration.number) return
    throw new Error(`Migrations ${before.name} and ${migration.name} have the same number`)
  })
  return migrations
}

function readMigration(path: string): Migration {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  const name = basename(path, '.sql')
  return { number: Number(name.slice(0, 4)), name, text, checksum: createHash('sha256').update(text).digest('hex') }
}
