import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Debian's package of each program the drill starts. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  caddy: 'caddy',
  openssl: 'openssl',
} as const

const places = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
const find = (name: string): string | undefined => places.map((place) => `${place}/${name}`).find(existsSync)

/** What the drill starts programs with. */
export interface Needs {
  readonly program: (name: keyof typeof packages) => string
  /** Folder of initdb and postgres. */
  readonly postgresBin: string
  /** Whom PostgreSQL, Patroni and PgBouncer run as; they refuse root. */
  readonly postgres: { readonly uid: number; readonly gid: number }
}

/** Finds the programs, or returns the sentence that says what is missing. */
export function findNeeds(): Needs | string {
  if (process.platform !== 'linux') return 'The drill needs Linux, with the packages of Debian.'
  const missing = Object.entries(packages).filter(([name]) => !find(name))
  const postgresBin = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .filter((version) => Number(version) >= 15 && existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
        .at(-1)
    : undefined
  const names = [...missing.map(([, name]) => name), ...(postgresBin ? [] : ['postgresql'])]
  if (names.length > 0 || !postgresBin)
    return `The drill needs packages that are not installed: apt-get install --no-install-recommends ${names.join(' ')}`
  const patroni = /\d+/.exec(spawnSync(find('patroni')!, ['--version'], { encoding: 'utf8' }).stdout)?.[0]
  if (Number(patroni) < 3)
    return 'The drill needs Patroni 3 or later: primary_start_timeout is unknown to earlier ones.'
  const user = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres')
  if (!user) return 'The drill needs the user postgres, which the package postgresql makes.'
  if (process.getuid?.() !== 0) return 'The drill must be started by root: it runs PostgreSQL as the user postgres.'
  return {
    program: (name) => find(name)!,
    postgresBin,
    postgres: { uid: Number(user[2]), gid: Number(user[3]) },
  }
}
