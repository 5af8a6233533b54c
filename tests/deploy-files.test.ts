import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lateAfterSeconds } from '#areas/operations/rules/trouble-of.ts'
import { describeConfig, readConfig } from '#platform/config.ts'
import { environmentOf, unitOf } from '../bench/drill/deploy-files.ts'
import { startApi } from './support/api.ts'

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const api = await startApi()

/** Names of metrics in a text of Prometheus or Grafana. */
const metricsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:larder|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  ),
]

test('every metric of the alerts and the dashboard is one the product has, and each of its own is shown [PLAT-7]', async () => {
  const { text } = await api.send({ method: 'GET', url: '/metrics', address: '127.0.0.1' })
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const files = metricsIn(read('prometheus/alerts.yml') + read('grafana/larder.json'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => !known.includes(name))).toEqual([])
  // The outbox's figures of before are those of the queues; the log's failures are an alert.
  const elsewhere = ['larder_outbox_waiting', 'larder_outbox_oldest_seconds']
  expect(known.filter((name) => name.startsWith('larder_') && !files.includes(name)).toSorted()).toEqual(
    elsewhere.toSorted(),
  )
})

test('what is late is so for the alerts as for the page of operators [PLAT-13]', () => {
  const alerts = read('prometheus/alerts.yml')
  expect(alerts).toContain(`larder_queue_oldest_seconds) > ${lateAfterSeconds.queue}\n`)
  expect(alerts).toContain(`larder_jobs_oldest_seconds) > ${lateAfterSeconds.job}\n`)
})

test('the environment of the portal names variables that exist, in a configuration that is accepted [PLAT-11]', () => {
  const values = Object.fromEntries(
    read('larder.env')
      .split('\n')
      .filter((line) => line.includes('CHANGE') && /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replaceAll('CHANGE-', '')]),
  )
  const environment = environmentOf('larder.env', values)
  const config = readConfig(environment)
  const known = describeConfig(config).map((line) => line.slice(0, line.indexOf('=')))
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
  expect(config).toMatchObject({ demo: 'off', trustedProxies: 1, database: { prepared: false } })
  const front = read('caddy/Caddyfile')
  const healthSeconds = Number(/health_interval (\d+)s/.exec(front)?.[1])
  expect(config.drainSeconds).toBeGreaterThan(2 * healthSeconds)
  // Draining, and ten seconds for what takes long.
  expect(unitOf('systemd/larder@.service', '3001').stopSeconds).toBeGreaterThan(config.drainSeconds + 10)
})

test('the time-outs of the pooler are those of the portal, which cannot set them there [PLAT-2]', () => {
  const { database } = readConfig({})
  const pool = read('pgbouncer/pgbouncer.ini')
  expect(pool).toContain(`set statement_timeout = ${database.statementTimeout};`)
  expect(pool).toContain(`set lock_timeout = ${database.lockTimeout};`)
  expect(pool).toContain('pool_mode = transaction')
})

test('the unit and the container start what the build makes, and copy what there is [PLAT-1]', () => {
  const { command } = unitOf('systemd/larder@.service', '3001')
  expect(command.at(-1)).toBe('dist/server/main.js')
  expect(unitOf('systemd/larder-onboard.service', '').command.slice(-3, -1)).toEqual(['dist/server/cli.js', 'onboard'])
  const container = read('container/Containerfile')
  expect(container).toContain(', "dist/server/main.js"]')
  const copied = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(copied.filter((name) => !existsSync(name))).toEqual([])
  expect([...container.matchAll(/^COPY --from=build \/opt\/larder\/(\S+)/gm)].map(([, name]) => name)).toEqual([
    'dist',
    'src',
  ])
})
