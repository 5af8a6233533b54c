import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of deploy/. */
export const deployFile = (path: string): string => readFileSync(join('deploy', path), 'utf8')

/**
 * A file of deploy/ with what differs on one machine: each text must stand in it, so that the drill
 * cannot pass by what it does not use.
 */
export function adapted(path: string, changes: Readonly<Record<string, string>>): string {
  let text = deployFile(path)
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/${path} has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Writes a file of the drill, readable to those who run the programs. */
export function put(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode: 0o644 })
  return path
}

/** The variables of an environment file, with the values that are set on this machine. */
export function environmentOf(path: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const given = Object.fromEntries(
    deployFile(path)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  )
  for (const name of Object.keys(values)) if (!(name in given)) throw new Error(`deploy/${path} has no ${name}`)
  const set = { ...given, ...values }
  const left = Object.entries(set).filter(([, value]) => value.includes('CHANGE'))
  if (left.length > 0) throw new Error(`deploy/${path}: ${left.map(([name]) => name).join(', ')} must be changed`)
  return set
}

/** What a unit of systemd starts, with %i filled in. */
export function unitOf(path: string, instance: string) {
  const lines = deployFile(path).split('\n')
  const all = (key: string) =>
    lines
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) => line.slice(key.length + 1).replaceAll('%i', instance))
  const one = (key: string) => {
    const [value] = all(key)
    if (value === undefined) throw new Error(`deploy/${path} has no ${key}`)
    return value
  }
  return {
    command: one('ExecStart').split(' '),
    environment: Object.fromEntries(all('Environment').map((text) => text.split('=') as [string, string])),
    stopSeconds: Number(one('TimeoutStopSec')),
  }
}
