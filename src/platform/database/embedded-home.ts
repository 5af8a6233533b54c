import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import { chooseHome, type Found, type HomeFacts } from './choose-home.ts'
import { type RunAs, mayEnter, unprivileged } from './run-as.ts'

const markerShape = z.object({ database: z.string(), dataDir: z.string() })
const markerOf = (dataDir: string) => join(dataDir, 'postgres-elsewhere.json')

/**
 * The folder of a data folder's cluster (PLAT-12); it and the marker of a place elsewhere are made
 * here.
 */
export function embeddedHome(dataDir: string, log: Log): { home: string; runAs: RunAs | undefined } {
  const isRoot = process.getuid?.() === 0
  const runAs = isRoot ? unprivileged(join(dataDir, 'postgres')) : undefined
  const elsewhere = publicHome(dataDir)
  const facts: HomeFacts = {
    dataDir,
    isRoot,
    isReachable: !runAs || mayEnter(dataDir, runAs),
    here: foundIn(dataDir),
    hasPassword: existsSync(join(dataDir, 'postgres.password')),
    elsewhere,
    there: foundIn(elsewhere),
    marker: readMarker(dataDir),
  }
  const chosen = chooseHome(facts)
  if ('problem' in chosen) throw new Error(chosen.problem)
  const { home } = chosen
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (home === dataDir) return { home, runAs }
  if (!facts.marker)
    writeFileSync(markerOf(dataDir), `${JSON.stringify({ database: home, dataDir }, null, 2)}\n`, { mode: 0o600 })
  log.info({ dataDir, database: home }, 'DATA_DIR is closed to the database user: the database lies elsewhere')
  return { home, runAs: unprivileged(join(home, 'postgres')) }
}

/** Root's own folders are closed to the unprivileged user, so the cluster then lives here. */
function publicHome(dataDir: string): string {
  return join(
    '/var/lib/larder',
    `${basename(dataDir)}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`,
  )
}

function foundIn(home: string): Found {
  const folder = join(home, 'postgres')
  // Its inside is closed to anybody but its owner: the folder itself is renamed into place when it
  // is whole.
  if (existsSync(folder)) return 'cluster'
  return existsSync(`${folder}.partial`) ? 'partial' : 'nothing'
}

function readMarker(dataDir: string): HomeFacts['marker'] {
  if (!existsSync(markerOf(dataDir))) return undefined
  const { data } = markerShape.safeParse(parsed(readFileSync(markerOf(dataDir), 'utf8')))
  if (!data)
    throw new Error(`${markerOf(dataDir)} is damaged; it must hold the paths "database" and "dataDir" as JSON.`)
  const isSame = existsSync(data.dataDir) && realpathSync(data.dataDir) === realpathSync(dataDir)
  return { database: data.database, dataDir: isSame ? dataDir : resolve(data.dataDir), found: foundIn(data.database) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
