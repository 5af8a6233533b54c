import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from './project.mjs'
import { runBundle } from './run-bundle.mjs'

/**
 * Half of V8's usual space for new objects, and an allocator that gives freed memory back: after
 * the benchmark's requests the process holds 212 MB instead of 327, at the same processor time
 * (decision 18).
 */
export const serverFlags = ['--max-semi-space-size=8']
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Continues as the server. The allocator of Linux reads its settings once, when a process begins:
 * this one is replaced by the server, or, before Node 22.15, waits for it and ends as it does.
 */
export async function runServer() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX) return runBundle('main')
  const args = [...serverFlags, inProject('scripts', 'run-built.mjs')]
  const env = { ...process.env, ...serverEnvironment }
  if (process.execve) process.execve(process.execPath, [process.execPath, ...args], env)
  // Over the channel the server learns that this process is gone, even if it is killed.
  const server = spawn(process.execPath, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  // A terminal sends these to both.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
  const [code, signal] = await once(server, 'exit')
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  process.exit(code ?? 1)
}
