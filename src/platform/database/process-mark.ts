import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What distinguishes a process from a later one with the same number: its start time. Undefined
 * when it is gone. Containers reuse small process numbers after every restart, so a number alone
 * proves nothing.
 */
export function processMark(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return linuxMark(pid)
  if (process.platform === 'win32') return 'alive'
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}

/** The command line of a running process, as far as the system shows it. */
export function processCommand(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
  if (process.platform === 'win32') return undefined
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM'
  }
}

/**
 * Fields 3 (state) and 22 (start, in ticks since boot) of /proc/PID/stat; a zombie counts as gone.
 */
function linuxMark(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${fields[19]}`
  } catch {
    return undefined
  }
}
