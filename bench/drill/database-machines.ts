import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapted, deployFile, environmentOf, put } from './deploy-files.ts'
import type { Needs } from './needs.ts'
import { commandOf, type Running, run, signalAll, start, tree, until } from './processes.ts'

/** Where everything of a drill is. */
export interface Place {
  readonly folder: string
  /** The first of a hundred ports. */
  readonly port: number
  readonly needs: Needs
  /** Plants the breach of an asynchronous standby. */
  readonly isAsynchronous: boolean
}

/** One of the two database machines: Patroni with its PostgreSQL. */
export interface DatabaseMachine {
  readonly name: string
  readonly port: number
  readonly apiPort: number
  /** Its data directory. */
  readonly data: string
  readonly patroni: Running
}

/** Passwords of a drill; nothing outside its folder knows them. */
export const password = 'drill-password'

const logOf = ({ folder }: Place, name: string) => join(folder, `${name}.log`)

/** etcd, of one member: the drill is about the database, not about a vote. */
export async function startEtcd(place: Place): Promise<string> {
  const { port, folder, needs } = place
  const client = `http://127.0.0.1:${port + 1}`
  const peer = `http://127.0.0.1:${port + 2}`
  const environment = environmentOf('etcd/etcd.env', {
    ETCD_NAME: 'etcd1',
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `etcd1=${peer}`,
  })
  start('etcd', { command: [needs.program('etcd')], environment, log: logOf(place, 'etcd') })
  await until('etcd', async () => (await fetch(`${client}/health`)).ok, 20, logOf(place, 'etcd'))
  return client.replace('http://', '')
}

/** Starts Patroni of one machine, for the first time or again. */
export function startPatroni(place: Place, etcd: string, n: 1 | 2): DatabaseMachine {
  const { folder, port, needs } = place
  const home = join(folder, `db${n}`)
  const machine = { name: `db${n}`, port: port + 10 * n, apiPort: port + 10 * n + 1, data: join(home, 'data') }
  mkdirSync(home, { recursive: true })
  chownSync(home, needs.postgres.uid, needs.postgres.gid)
  chmodSync(home, 0o700)
  const config = put(
    join(folder, 'patroni.yml'),
    adapted('patroni/patroni.yml', {
      // Two servers and everything else share one machine.
      'shared_buffers: 1GB': `shared_buffers: 128MB\n        unix_socket_directories: ''`,
      'mode: automatic': 'mode: off',
      ...(place.isAsynchronous && { 'synchronous_mode: true': 'synchronous_mode: false' }),
    }),
  )
  const environment = environmentOf('patroni/patroni.env', {
    PATRONI_NAME: machine.name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${machine.apiPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${machine.apiPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${machine.port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${machine.port}`,
    PATRONI_POSTGRESQL_DATA_DIR: machine.data,
    PATRONI_POSTGRESQL_BIN_DIR: needs.postgresBin,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_PASSWORD: password,
  })
  const patroni = start(machine.name, {
    command: [needs.program('patroni'), config],
    environment: { ...environment, HOME: home },
    log: logOf(place, machine.name),
    cwd: home,
    user: needs.postgres,
  })
  return { ...machine, patroni }
}

/** True when the machine is what is asked: the primary, a replica, the synchronous standby. */
export const isA = async (machine: DatabaseMachine, role: 'primary' | 'replica' | 'sync'): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${machine.apiPort}/${role}`)).ok

/** The role and the database of the portal, by the file of deploy/. */
export function prepareDatabase({ folder, needs }: Place, { port }: DatabaseMachine): void {
  const file = put(join(folder, 'first-start.sql'), deployFile('patroni/first-start.sql'))
  const words = ['-X', '-v', 'ON_ERROR_STOP=1', '-v', `password=${password}`, '-f', file]
  run([join(needs.postgresBin, 'psql'), ...words, `host=127.0.0.1 port=${port} user=postgres dbname=postgres`], {
    PGPASSWORD: password,
  })
}

/** A value the superuser reads of one server. */
export const askServer = ({ needs }: Place, { port }: DatabaseMachine, text: string): string =>
  run([join(needs.postgresBin, 'psql'), '-XAtc', text, `host=127.0.0.1 port=${port} user=postgres dbname=postgres`], {
    PGPASSWORD: password,
  }).trim()

/** The machine is gone: Patroni and PostgreSQL with all its processes, by SIGKILL. */
export async function lose(machine: DatabaseMachine): Promise<void> {
  signalAll([...tree(machine.patroni.pid), ...postgresOf(machine)], 'SIGKILL')
  await machine.patroni.ended
}

/** The PostgreSQL alone, by SIGKILL: Patroni goes on. */
export const crash = (machine: DatabaseMachine): void => signalAll(postgresOf(machine), 'SIGKILL')

/** The postmaster, which is no child of Patroni, and all below it. */
function postgresOf({ data }: DatabaseMachine): number[] {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid > 0 && commandOf(pid).includes(data) ? tree(pid) : []
}

/** The process of a standby that receives from the primary; PostgreSQL names it so. */
export const receiverOf = (machine: DatabaseMachine): number | undefined =>
  postgresOf(machine).find((pid) => commandOf(pid).includes('walreceiver'))

/** HAProxy and PgBouncer of the portal machine; the addresses the portal is given. */
export async function startWay(place: Place, [one, two]: readonly [DatabaseMachine, DatabaseMachine]) {
  const { folder, port, needs } = place
  const [primaryPort, replicaPort, poolPort] = [port + 30, port + 31, port + 40]
  start('haproxy', {
    command: [needs.program('haproxy'), '-f', 'deploy/haproxy/haproxy.cfg', '-db'],
    environment: environmentOf('haproxy/haproxy.env', {
      LARDER_PRIMARY_LISTEN: `127.0.0.1:${primaryPort}`,
      LARDER_REPLICA_LISTEN: `127.0.0.1:${replicaPort}`,
      LARDER_DB1: `127.0.0.1:${one.port}`,
      LARDER_DB1_PATRONI: String(one.apiPort),
      LARDER_DB2: `127.0.0.1:${two.port}`,
      LARDER_DB2_PATRONI: String(two.apiPort),
    }),
    log: logOf(place, 'haproxy'),
  })
  const pool = join(folder, 'pgbouncer')
  mkdirSync(pool)
  chownSync(pool, needs.postgres.uid, needs.postgres.gid)
  const users = put(
    join(folder, 'userlist.txt'),
    adapted('pgbouncer/userlist.txt', { 'CHANGE-LARDER-PASSWORD': password }),
  )
  const config = put(
    join(folder, 'pgbouncer.ini'),
    adapted('pgbouncer/pgbouncer.ini', {
      'port=5000': `port=${primaryPort}`,
      'port=5001': `port=${replicaPort}`,
      'listen_port = 6432': `listen_port = ${poolPort}`,
      '/etc/pgbouncer/userlist.txt': users,
      '/var/log/postgresql/pgbouncer.log': join(pool, 'pgbouncer.log'),
      '/var/run/postgresql/pgbouncer.pid': join(pool, 'pgbouncer.pid'),
    }),
  )
  start('pgbouncer', {
    command: [needs.program('pgbouncer'), config],
    log: logOf(place, 'pgbouncer'),
    user: needs.postgres,
  })
  const at = (where: number, database = 'larder') => `postgres://larder:${password}@127.0.0.1:${where}/${database}`
  return { pooled: at(poolPort), direct: at(primaryPort), replica: at(poolPort, 'larder_replica') }
}
