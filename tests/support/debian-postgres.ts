import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const bin = '/usr/lib/postgresql/15/bin'

/** Whether this machine has Debian's PostgreSQL 15 beside the embedded 18, and may run it. */
export const hasDebianPostgres = existsSync(join(bin, 'initdb')) && process.getuid?.() === 0

/** A PostgreSQL 15 server of a test's own, with its superuser's address. */
export async function startDebianPostgres(folder: string): Promise<{ url: string; stop: () => void }> {
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres')!
  const user = { uid: Number(uid), gid: Number(gid) }
  const data = join(folder, 'postgres-15')
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, user.uid, user.gid)
  const port = await freePort()
  const run = (program: string, words: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), words, { ...user, cwd: '/', encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c datestyle=ISO,DMY`
  run('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']),
  }
}

/** `pg_dump` of one database, loaded by `psql` into another, without the owners. */
export function dumpAndLoad(from: string, to: string): void {
  const { status, stderr } = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', `"$BIN/pg_dump" --no-owner "$FROM" | "$BIN/psql" -q -v ON_ERROR_STOP=1 "$TO"`],
    { env: { ...process.env, BIN: bin, FROM: from, TO: to }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
