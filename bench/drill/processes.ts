import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { openSync, readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a program is started. */
export interface Start {
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** File of its output. */
  readonly log: string
  readonly cwd?: string
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** A program that runs, in a process group of its own. */
export interface Running {
  readonly name: string
  readonly pid: number
  /** The exit code, or the signal, once it has ended. */
  readonly ended: Promise<number | string>
  isEnded(): boolean
  signal(name: NodeJS.Signals): void
}

const running = new Set<Running>()

/** Starts a program; all that still run are ended by `endAll`. */
export function start(name: string, { command, environment, log, cwd, user }: Start): Running {
  const output = openSync(log, 'a', 0o644)
  const [program = '', ...words] = command
  const child: ChildProcess = spawn(program, words, {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', output, output],
    detached: true,
    ...(cwd && { cwd }),
    ...user,
  })
  let isEnded = false
  const ended = new Promise<number | string>((resolve) => {
    const end = (how: number | string) => {
      isEnded = true
      running.delete(one)
      resolve(how)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(code ?? signal ?? 'unknown'))
  })
  const one: Running = {
    name,
    pid: child.pid ?? 0,
    ended,
    isEnded: () => isEnded,
    signal: (signalName) => void child.kill(signalName),
  }
  running.add(one)
  return one
}

/** All processes below one, itself first. */
export function tree(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${entry}/stat`)
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
    parents.set(Number(entry), parent)
  }
  const found = [pid]
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found
}

/** The command line of a process, empty when it is gone. */
export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Sends a signal to processes of ours; one that is gone already does not matter. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // Gone.
    }
}

/** Ends what the drill started, in order and then for good. */
export async function endAll(): Promise<void> {
  for (const one of [...running].toReversed()) {
    const below = tree(one.pid)
    one.signal('SIGTERM')
    await Promise.race([one.ended, sleep(8000, undefined, { ref: false })])
    signalAll(
      below.filter((pid) => commandOf(pid) !== ''),
      'SIGKILL',
    )
  }
}

/** Waits until something holds; fails with what was waited for, and the end of a log. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds: number,
  log?: string,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; await sleep(100)) {
    if (await Promise.resolve(holds()).catch(() => false)) return
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for ${what}.${log ? `\n${tail(log)}` : ''}`)
  }
}

const tail = (log: string): string => read(log).split('\n').slice(-15).join('\n')

/** Runs a program to its end; its output, or an error with it. */
export function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  const [program = '', ...words] = command
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  if (status !== 0) throw new Error(`${program} failed: ${stderr || stdout}`)
  return stdout
}
