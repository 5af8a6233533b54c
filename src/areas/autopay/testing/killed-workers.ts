import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Processes that make runs, one of which is killed every so many milliseconds, in turn. */
export async function startKilledWorkers(databaseUrl: string, { count, killMs }: { count: number; killMs: number }) {
  const root = join(import.meta.dirname, '../../../..')
  // Beside the packages, which the script finds from there.
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'autopay-'))
  const script = join(folder, 'run-process.mjs')
  const clockFile = join(folder, 'clock')
  await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, 'run-process.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  const isWorking = new WeakSet<ChildProcess>()
  const start = () => {
    const worker = spawn(process.execPath, [script, databaseUrl, clockFile], { stdio: ['pipe', 'pipe', 'inherit'] })
    worker.stdout.once('data', () => isWorking.add(worker))
    return worker
  }
  let workers: ChildProcess[] = []
  let kills = 0
  const kill = (): void => {
    // One that could not reach the database in time ended by itself.
    workers = workers.map((worker) => (worker.exitCode === null ? worker : start()))
    // On a busy machine one that has not begun to work would be killed for ever.
    const oldest = workers.find((worker) => isWorking.has(worker))
    if (!oldest) return
    oldest.kill('SIGKILL')
    kills++
    workers = [...workers.filter((worker) => worker !== oldest), start()]
  }
  let timer: NodeJS.Timeout | undefined
  return {
    /** Sets the time of all of them; the first time starts them. */
    setTime(instant: Date): void {
      writeFileSync(`${clockFile}.new`, instant.toISOString())
      renameSync(`${clockFile}.new`, clockFile)
      if (timer) return
      workers = Array.from({ length: count }, start)
      timer = setInterval(kill, killMs)
    },
    kills: () => kills,
    async stop(): Promise<void> {
      clearInterval(timer)
      const ended = workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      await Promise.all(
        ended.map((worker) => {
          const exit = once(worker, 'exit')
          worker.kill('SIGKILL')
          return exit
        }),
      )
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
