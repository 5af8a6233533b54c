import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnvironment, serverFlags } from '../scripts/run-server.mjs'

/** A server under measurement. */
export interface ServerProcess {
  readonly base: string
  /** Resident memory in MB; 0 where the system does not report it. */
  memory(): number
  /**
   * Processor time of all its threads so far, in milliseconds; 0 where the system does not report
   * it.
   */
  processorMs(): number
  stop(): Promise<void>
}

/** Starts a server as a process of its own and waits until it answers. */
export async function startServer(
  command: readonly string[],
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const base = `http://127.0.0.1:${port}`
  if (await isAnswering(base)) throw new Error(`Something else answers at ${base}`)
  // As `npm start` starts the portal.
  const child = spawn(process.execPath, [...serverFlags, ...command], {
    env: { ...process.env, ...serverEnvironment, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(base, child)
  return {
    base,
    memory: () => residentMegabytes(child.pid),
    processorMs: () => processorMilliseconds(child.pid),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

const isAnswering = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    () => true,
    () => false,
  )

async function answering(base: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The server at ${base} ended with ${child.exitCode}`)
    if (await isAnswering(base)) return
    await sleep(100)
  }
  throw new Error(`No server answered at ${base}`)
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(pages)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

function processorMilliseconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    // User and system time, in ticks of 10 ms.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
