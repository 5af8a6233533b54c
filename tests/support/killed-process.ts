import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundledScript } from './bundled-script.ts'

/** How a process is killed until it is let go on to its end. */
export interface Killing {
  readonly script: string
  readonly args: readonly string[]
  /** How often. */
  readonly kills: number
  /** From 0 to 1. */
  readonly random: () => number
  /** Milliseconds it lives at most after it wrote the line `after`. */
  readonly livesMs: number
  /** The line its life is counted from: 'ready' unless given. Asked for each kill. */
  readonly after?: () => string
}

/**
 * Runs a script that writes 'ready' and in the end 'done', and kills it (SIGKILL) at any moment of
 * its work, again and again; the last one ends by itself. Returns how often it was killed at work.
 */
export async function runKilled(killing: Killing): Promise<number> {
  const { script, args, kills, random, livesMs, after = () => 'ready' } = killing
  const bundle = await bundledScript(script)
  let killed = 0
  for (;;) {
    const child = spawn(process.execPath, [bundle, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    const lines = linesOf(child)
    if (!(await Promise.race([lines.has('ready'), exit.then(() => false)]))) throw new Error(`${script} did not start`)
    if (killed < kills) {
      const life = lines.has(after()).then(() => sleep(10 + random() * livesMs))
      const isDone = await Promise.race([lines.has('done'), life.then(() => false)])
      if (!isDone) {
        child.kill('SIGKILL')
        await exit
        killed += 1
        continue
      }
    }
    await exit
    if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}`)
    return killed
  }
}

function linesOf(child: ChildProcess) {
  const seen = new Set<string>()
  const waiting = new Map<string, () => void>()
  createInterface(child.stdout!).on('line', (line) => {
    seen.add(line)
    waiting.get(line)?.()
  })
  return {
    has: (line: string) =>
      new Promise<true>((resolve) => {
        if (seen.has(line)) resolve(true)
        else waiting.set(line, () => resolve(true))
      }),
  }
}
