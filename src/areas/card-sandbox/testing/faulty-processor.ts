import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundledScript } from '#tests/support/bundled-script.ts'

/** What happens to one request on its way to the sandbox, or on the way back. */
export const faults = ['down', 'late', 'dropped', 'twice', 'failed', 'nonsense', 'killedBefore', 'killedAfter'] as const
/** One of them, or none. */
export type Fault = (typeof faults)[number] | 'none'

/** Numbers from 0 to 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Half of all requests fail; each 600th kills the sandbox, which takes seconds to be back. */
export function faultsFrom(random: () => number): () => Fault {
  let count = 0
  return () => {
    count += 1
    if (count % 600 === 0) return count % 1200 === 0 ? 'killedBefore' : 'killedAfter'
    const kind = faults[Math.floor(random() * 12)]
    return kind === undefined || kind.startsWith('killed') ? 'none' : kind
  }
}

/** A sandbox in a process of its own behind a wire that fails as `nextFault` says. */
export async function startFaultyProcessor(dataDir: string, nextFault: () => Fault, lateMs: number) {
  const bundle = await bundledScript(join(import.meta.dirname, 'run-sandbox.ts'))
  let sandbox: ChildProcess
  let target = new URL('http://127.0.0.1')
  let isStarting: Promise<void> = Promise.resolve()
  let kills = 0
  const late: Promise<unknown>[] = []

  const launch = async () => {
    sandbox = spawn(process.execPath, [bundle, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(createInterface(sandbox.stdout!), 'line')) as [string]
    target = new URL((JSON.parse(line) as { paymentsUrl: string }).paymentsUrl)
  }
  let isStopped = false
  const relaunch = async (before: Promise<void>) => {
    // One at a time: a killed one is launched again before it is killed again.
    await before
    if (isStopped) return
    kills += 1
    const dead = once(sandbox, 'exit')
    sandbox.kill('SIGKILL')
    await dead
    await launch()
  }
  const kill = () => {
    isStarting = relaunch(isStarting)
  }

  const forward = async (request: IncomingMessage, body: string) => {
    const key = Buffer.from(`${target.username}:${target.password}`).toString('base64')
    const answer = await fetch(new URL(request.url!, target.origin), {
      method: request.method!,
      headers: { authorization: `Basic ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }

  const pass = async (request: IncomingMessage, response: ServerResponse, body: string, fault: Fault) => {
    const reply = ({ status, text }: { status: number; text: string }) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    const drop = () => void request.socket.destroy()
    if (fault === 'down') return drop()
    if (fault === 'late') {
      // It arrives when the client has long given up waiting.
      late.push(sleep(lateMs).then(() => forward(request, body).catch(() => undefined)))
      return
    }
    if (fault === 'killedBefore') kill()
    const answer = await forward(request, body)
    if (fault === 'killedAfter') kill()
    if (fault === 'dropped' || fault === 'killedAfter') return drop()
    if (fault === 'failed') return reply({ status: 500, text: '{}' })
    if (fault === 'nonsense') return reply({ status: 200, text: '<html>' })
    reply(fault === 'twice' ? await forward(request, body) : answer)
  }

  const wire = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    // Cards are entered without faults: only money is.
    const isMoney = /^\/v1\/(charges|refunds)/.test(request.url!)
    request.on('end', () => {
      pass(request, response, body, isMoney ? nextFault() : 'none').catch(() => request.socket.destroy())
    })
  })
  await launch()
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  return {
    paymentsUrl: `http://key:secret@127.0.0.1:${(wire.address() as AddressInfo).port}`,
    kills: () => kills,
    /** Everything that is still on its way has arrived, and the sandbox is gone. */
    stop: async () => {
      await Promise.all(late)
      isStopped = true
      await isStarting
      wire.closeAllConnections()
      wire.close()
      sandbox.kill('SIGKILL')
    },
  }
}
