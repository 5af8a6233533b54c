import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { addDataset, benchUser } from '../dataset.ts'
import { Buyers } from './buyers.ts'
import * as machines from './database-machines.ts'
import { checkEvents, isHttp2 } from './front-checks.ts'
import { findNeeds } from './needs.ts'
import { readsOnStandby, startFront, startProcess, stopProcess } from './portal-machine.ts'
import { endAll, signalAll, until } from './processes.ts'
import { judge, secondsUntilOrders } from './verdict.ts'

/*
 * npm run drill: etcd, two PostgreSQL under Patroni, HAProxy, PgBouncer, two processes of the
 * portal and Caddy from the files of deploy/, all on this machine. Buyers order all the time; the
 * primary machine is lost, comes back, its PostgreSQL crashes, and the processes of the portal are
 * rolled; of every tenth order the answer is lost. DRILL_PORT (6100): the first of a hundred ports.
 * DRILL_FORMER: folder of a former version, built, which is rolled to this one. DRILL_BREACH=async,
 * starts-over or no-drain plants a fault that the drill must find.
 */
const port = Number(process.env['DRILL_PORT'] ?? 6100)
const breach = process.env['DRILL_BREACH']
const former = process.env['DRILL_FORMER']
const buyerCount = 6
const mostSeconds = 30

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const began = performance.now()
const step = (text: string): void => print(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`)
const problems: string[] = []
function hold(holds: boolean, text: string): void {
  print(`${holds ? 'held  ' : 'BROKEN'}   ${text}`)
  if (!holds) problems.push(text)
}

const needs = findNeeds()
if (typeof needs === 'string') {
  print(needs)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'larder-drill-'))
chmodSync(folder, 0o755)
const place: machines.Place = { folder, port, needs, isAsynchronous: breach === 'async' }

async function drill(): Promise<void> {
  const etcd = await machines.startEtcd(place)
  let one = machines.startPatroni(place, etcd, 1)
  await until('the first primary', () => machines.isA(one, 'primary'), 60, join(folder, 'db1.log'))
  let two = machines.startPatroni(place, etcd, 2)
  machines.prepareDatabase(place, one)
  const way = await machines.startWay(place, [one, two])
  const standby = breach === 'async' ? 'replica' : 'sync'
  await until('the standby', () => machines.isA(two, standby), 120, join(folder, 'db2.log'))
  step('etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer are up')

  const db = createDatabase(way.direct, { max: 3, timeouts: 'loading', statementTimeout: 120_000 })
  const options = { ...way, ...(breach === 'no-drain' && { drainSeconds: '0' }) }
  mkdirSync(join(folder, 'erp'))
  const ports = [port + 51, port + 52]
  const processes = []
  if (!former) await migrate(db)
  for (const [index, at] of ports.entries()) {
    processes.push(await startProcess(place, at, options, former))
    if (index === 0) await addDataset(db)
  }
  const front = await startFront(place, ports)
  const session = { userId: benchUser, staySignedIn: true, address: '127.0.0.1', userAgent: 'drill' }
  const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, new Date())
  const cookie = `__Host-larder_session=${token}`
  step(`two processes of the portal and Caddy are up${former ? ', of the former version' : ''}`)
  hold(await isHttp2(front), 'the front speaks HTTP/2 over TLS')

  const buyers = new Buyers(front, cookie, breach === 'starts-over')
  const settled = async (count: number) => {
    const enough = buyers.acknowledged.length + count
    await until('orders', () => buyers.acknowledged.length >= enough, 60)
  }
  buyers.start(buyerCount)
  await settled(60)
  hold(await checkEvents(front, cookie, buyers), 'live events arrive through the front as they happen')
  step(`orders are taken: ${buyers.acknowledged.length} acknowledged, ${buyers.failures.length} failures`)

  // The standby stops receiving before the primary is lost: what it does not have must not have
  // been acknowledged.
  const receiver = machines.receiverOf(two)
  if (receiver === undefined) throw new Error('The standby receives nothing')
  signalAll([receiver], 'SIGSTOP')
  await sleep(1500)
  const lostAt = performance.now()
  await machines.lose(one)
  signalAll([receiver], 'SIGTERM')
  signalAll([receiver], 'SIGCONT')
  step('the machine of the primary is lost (SIGKILL)')
  await until('the standby to become the primary', () => machines.isA(two, 'primary'), 60, join(folder, 'db2.log'))
  step('the standby is the primary')
  await settled(60)
  const back = secondsUntilOrders(buyers.acknowledged, lostAt, performance.now())
  hold(back <= mostSeconds, `orders are taken ${back.toFixed(1)} s after the machine was lost (at most ${mostSeconds})`)

  one = machines.startPatroni(place, etcd, 1)
  await until('the old primary to follow', () => machines.isA(one, standby), 120, join(folder, 'db1.log'))
  step('the lost machine is back and follows')
  await settled(30)
  const crashedAt = performance.now()
  machines.crash(two)
  step('PostgreSQL of the primary crashes (SIGKILL), its Patroni goes on')
  await until('the other to become the primary', () => machines.isA(one, 'primary'), 60, join(folder, 'db1.log'))
  await settled(60)
  const again = secondsUntilOrders(buyers.acknowledged, crashedAt, performance.now())
  hold(again <= mostSeconds, `orders are taken ${again.toFixed(1)} s after the crash (at most ${mostSeconds})`)
  const me = await buyers.call('GET', '/api/me')
  hold(me.status === 200, 'the session of before is still signed in')
  await until('the crashed one to follow', () => machines.isA(two, standby), 120, join(folder, 'db2.log'))

  await settled(30)
  const [requests, failures] = [buyers.requests, buyers.failures.length]
  for (const [index, process_] of processes.entries()) {
    const ending = await stopProcess(process_)
    hold(ending === 0, `process ${index + 1} ended by itself (${ending})`)
    processes[index] = await startProcess(place, process_.port, options)
    // Until the front has seen it.
    await sleep(2000)
    await settled(30)
    step(`process ${index + 1} was replaced`)
  }
  const during = buyers.failures.slice(failures)
  const rolled = `${during.length} of ${buyers.requests - requests} requests failed while the processes were rolled`
  hold(during.length === 0, `${rolled}${during[0] ? ` (${during[0].what})` : ''}`)

  const onStandby = await readsOnStandby(ports)
  hold(onStandby > 0, `reads that ran on the standby since then: ${onStandby}`)

  await buyers.stop()
  const erp = join(folder, 'erp')
  const isSent = async () =>
    (await db.row<{ n: number }>('select count(*)::int as n from outbox_messages where delivered_at is null')).n === 0
  await until('all messages to be delivered', isSent, 60)
  const verdict = await judge(db, buyers.acknowledged, erp)
  await db.close()
  print(`\n${verdict.acknowledged} orders acknowledged, ${verdict.stored} stored, ${buyers.requests} requests`)
  const named = (list: readonly string[]) => `${list.length}${list.length ? ` (${list.slice(0, 5).join(', ')})` : ''}`
  hold(verdict.lost.length === 0, `acknowledged orders lost: ${named(verdict.lost)}`)
  hold(buyers.lostAnswers > 0, `orders whose answer was lost after their commit: ${buyers.lostAnswers}`)
  hold(verdict.twice.length === 0, `orders twice: ${named(verdict.twice)}`)
  hold(buyers.unread.length === 0, `orders that their buyer did not find at once: ${named(buyers.unread)}`)
  hold(buyers.givenUp.length === 0, `orders given up: ${named(buyers.givenUp)}`)
  hold(verdict.unsent.length === 0, `orders never sent to the ERP: ${named(verdict.unsent)}`)
  hold(verdict.unknown.length === 0, `orders at the ERP and not in the portal: ${named(verdict.unknown)}`)
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void endAll().then(() => process.exit(1)))
try {
  await drill()
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error))
  print(`BROKEN   ${problems.at(-1)}`)
} finally {
  await endAll()
}
if (problems.length === 0) rmSync(folder, { recursive: true, force: true })
else print(`\nLogs: ${folder}`)
print(
  problems.length === 0 ? 'The drill was passed.' : `The drill was not passed: ${problems.length} of its claims broke.`,
)
process.exit(problems.length === 0 ? 0 : 1)
