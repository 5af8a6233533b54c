import { existsSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Log } from '#platform/log.ts'

/** The user PostgreSQL runs as; undefined: the one who runs this process. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. An existing cluster keeps its user; a new one gets postgres,
 * or else nobody.
 */
export function unprivileged(folder: string): RunAs {
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { uid, gid }
  }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
  // A negative number, as macOS gives nobody, is the same user counted from the other end.
  return { uid: Number(user[2]) >>> 0, gid: Number(user[3]) >>> 0 }
}

/**
 * Whether a user may walk down to this path: root's own folders are closed to others. Folders to be
 * made will be open.
 */
export function mayEnter(path: string, { uid, gid }: RunAs): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner, gid: group } = statSync(folder)
      const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}

/**
 * A cluster belongs to the user who runs it. Copied by root without its owners (`cp -r`) it is
 * given back; owned by somebody else it is refused with the way out, as PostgreSQL itself would
 * only speak of permissions.
 */
export function settleOwner(folder: string, runAs: RunAs | undefined, log: Log): void {
  if (!existsSync(folder)) return
  const { uid } = statSync(folder)
  const self = process.getuid?.()
  if (self === undefined) return
  if (runAs) {
    const isRoots = [folder, join(folder, 'PG_VERSION'), join(folder, 'global')].some(
      (path) => existsSync(path) && statSync(path).uid === 0,
    )
    if (!isRoots) return
    log.warn({ folder, uid: runAs.uid }, 'The database belongs to root, as after cp -r: it is given to its own user')
    giveTo(folder, runAs)
  } else if (uid !== self)
    throw new Error(
      `${folder} belongs to the user number ${uid}, and this process runs as number ${self}: PostgreSQL starts only as the ` +
        `owner. Start as that user, or give the folder to this one: chown -R ${self} ${dirname(folder)}`,
    )
}

function giveTo(path: string, owner: RunAs): void {
  lchownSync(path, owner.uid, owner.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(join(path, entry.name), owner)
    else lchownSync(join(path, entry.name), owner.uid, owner.gid)
  }
}
