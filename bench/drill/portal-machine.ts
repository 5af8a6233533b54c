import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './database-machines.ts'
import { password } from './database-machines.ts'
import { adapted, environmentOf, put, unitOf } from './deploy-files.ts'
import { type Running, run, start, until } from './processes.ts'

/** The portal of a drill: processes behind Caddy. */
export interface PortalMachine {
  readonly base: string
  /** Certificate of the site. */
  readonly ca: string
  readonly processes: PortalProcess[]
}

/** One process of the portal. */
export interface PortalProcess {
  readonly port: number
  running: Running
}

/** What the processes are started with. */
export interface PortalOptions {
  readonly pooled: string
  readonly direct: string
  /** Of the standby, through the pooler. */
  readonly replica: string
  readonly drainSeconds?: string
}

/** Starts one process as its unit would; `build` is the folder of the version to run. */
export async function startProcess(
  place: Place,
  port: number,
  { pooled, direct, replica, drainSeconds }: PortalOptions,
  build = '.',
): Promise<PortalProcess> {
  const { folder } = place
  const unit = unitOf('systemd/larder@.service', String(port))
  const environment = environmentOf('larder.env', {
    PUBLIC_URL: siteOf(place),
    DATA_DIR: join(folder, 'larder'),
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: direct,
    DATABASE_REPLICA_URL: replica,
    SECRET_KEY: `${password}-of-at-least-32-letters`,
    METRICS_TOKEN: metricsToken,
    LARDER_STAFF_MAIL_SUFFIX: 'drill.example',
    ...(drainSeconds !== undefined && { LARDER_DRAIN_SECONDS: drainSeconds }),
  })
  const log = join(folder, `larder-${port}.log`)
  const [, ...words] = unit.command
  const running = start(`larder@${port}`, {
    command: [process.execPath, ...words],
    environment: {
      ...environment,
      ...unit.environment,
      ERP_DROP_DIR: join(folder, 'erp'),
      LARDER_REQUESTS_PER_MINUTE: '100000000',
    },
    log,
    cwd: resolve(build),
  })
  const isReady = async () => {
    if (running.isEnded()) throw new Error(`The portal ended: see ${log}`)
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  }
  await until(`the portal on port ${port}`, isReady, 90, log)
  return { port, running }
}

/** As systemd stops a unit: SIGTERM, and SIGKILL after its time. Returns how it ended. */
export async function stopProcess({ running, port }: PortalProcess): Promise<number | string> {
  const { stopSeconds } = unitOf('systemd/larder@.service', String(port))
  running.signal('SIGTERM')
  const late = sleep(stopSeconds * 1000, undefined, { ref: false }).then(() => running.signal('SIGKILL'))
  const ending = await Promise.race([running.ended, late.then(() => running.ended)])
  return ending
}

const metricsToken = 'drill-metrics-token'

/** Reads that the processes on these ports have run on the standby since they started. */
export async function readsOnStandby(ports: readonly number[]): Promise<number> {
  let reads = 0
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    reads += Number(/^larder_replica_reads_total\{server="standby"\} (\d+)/m.exec(await answer.text())?.[1] ?? 0)
  }
  return reads
}

const siteOf = ({ port }: Place): string => `https://localhost:${port + 60}`

/** Caddy in front, with a certificate of the drill. */
export async function startFront(place: Place, ports: readonly number[]): Promise<{ base: string; ca: string }> {
  const { folder, needs, port } = place
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  run([needs.program('openssl'), 'req', ...kind, ...subject, '-out', certificate, '-keyout', key])
  const config = put(
    join(folder, 'Caddyfile'),
    adapted('caddy/Caddyfile', {
      // No public name, no port 80, no interface of its own on a fixed port.
      '{\n\tservers {': `{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {`,
      '{$LARDER_SITE} {': `{$LARDER_SITE} {\n\ttls ${certificate} ${key}`,
    }),
  )
  start('caddy', {
    command: [needs.program('caddy'), 'run', '--config', config, '--adapter', 'caddyfile'],
    environment: {
      ...environmentOf('caddy/caddy.env', {
        LARDER_SITE: siteOf(place),
        LARDER_PROCESSES: ports.map((one) => `127.0.0.1:${one}`).join(' '),
      }),
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
    },
    log: join(folder, 'caddy.log'),
  })
  await until('caddy', async () => isListening(port + 60), 20, join(folder, 'caddy.log'))
  return { base: siteOf(place), ca: readFileSync(certificate, 'utf8') }
}

async function isListening(port: number): Promise<boolean> {
  const { connect } = await import('node:net')
  return new Promise((answered) => {
    const socket = connect(port, '127.0.0.1', () => answered(true)).on('error', () => answered(false))
    socket.on('close', () => answered(false)).setTimeout(1000, () => socket.destroy())
  })
}
