import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import { embeddedBinaries } from './embedded-binaries.ts'
import { embeddedHome } from './embedded-home.ts'
import { type RunAs, settleOwner } from './run-as.ts'

/** A database cluster on disk and what is needed to run it. */
export interface Cluster {
  /** PostgreSQL's own folder. */
  readonly folder: string
  readonly binaries: string
  readonly password: string
  readonly logFile: string
  readonly runAs: RunAs | undefined
}

/** Options for starting one of PostgreSQL's programs: its user, a neutral folder and language. */
export const spawnOptions = ({ runAs }: Pick<Cluster, 'runAs'>) => ({
  ...runAs,
  cwd: '/',
  env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'], LC_ALL: 'C', TZ: 'UTC' },
})

/**
 * The cluster of a data folder, made on first use. Only one process at a time may call this (see
 * owners).
 */
export function prepareCluster(dataDir: string, log: Log): Cluster {
  const { home, runAs } = embeddedHome(dataDir, log)
  const folder = join(home, 'postgres')
  settleOwner(folder, runAs, log)
  const passwordFile = join(dataDir, 'postgres.password')
  const binaries = embeddedBinaries(home, runAs !== undefined)
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise({ folder, binaries, runAs }, passwordFile)
  refuseOtherVersion(folder, binaries)
  const password = readFileSync(passwordFile, 'utf8')
  return { folder, binaries, password, logFile: join(dataDir, 'postgres.log'), runAs }
}

/** initdb into a folder of another name: an interrupted one is swept away by the next start. */
function initialise({ folder, binaries, runAs }: Omit<Cluster, 'password' | 'logFile'>, passwordFile: string): void {
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  // initdb reads the password as the other user, from inside a folder that only this user may
  // enter.
  const handedOver = `${partial}.password`
  writeFileSync(handedOver, readFileSync(passwordFile), { mode: 0o600 })
  for (const path of [partial, handedOver]) if (runAs) chownSync(path, runAs.uid, runAs.gid)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${handedOver}`]
  const { status, stderr, error } = spawnSync(
    join(binaries, 'bin', 'initdb'),
    ['--pgdata', partial, ...access, ...locale, '--data-checksums'],
    { ...spawnOptions({ runAs }), encoding: 'utf8' },
  )
  rmSync(handedOver, { force: true })
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${error?.message ?? stderr}`)
  renameSync(partial, folder)
}

function refuseOtherVersion(folder: string, binaries: string): void {
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
  const running = /(\d+)/.exec(stdout ?? '')?.[1]
  if (running === undefined || running === made) return
  throw new Error(`${folder} was made by PostgreSQL ${made}; this version of the portal brings PostgreSQL ${running}`)
}
