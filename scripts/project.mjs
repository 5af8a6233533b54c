import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** Progress goes to stderr, so that stdout can be piped. */
export const log = (sentence) => process.stderr.write(`${sentence}\n`)

/**
 * Runs a script of the project by Node, without a shell: the same on every system; `flags` are
 * Node's, and one that `yields` leaves the processor to others. Resolves to its exit code; it ends
 * with this process.
 */
export async function runNode(script, args, { flags = [], yields = false, ...options } = {}) {
  const child = spawn(process.execPath, [...flags, inProject(script), ...args], { cwd: root, ...options })
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = await once(child, 'exit')
  process.off('exit', end)
  return code ?? 1
}

/**
 * SHA-256 over names and contents of the files that `wanted` accepts below some folders or files.
 */
export function fingerprint(places, wanted = () => true) {
  const hash = createHash('sha256')
  for (const place of places.filter((path) => existsSync(inProject(path)))) {
    for (const file of filesBelow(place).filter(wanted))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inProject(file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  try {
    const entries = readdirSync(inProject(place), { withFileTypes: true })
    entries.sort((one, other) => (one.name < other.name ? -1 : 1))
    return entries.flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${place}/${entry.name}`) : `${place}/${entry.name}`,
    )
  } catch (error) {
    if (error.code === 'ENOTDIR') return [place]
    throw error
  }
}

/** The text stored under a path, or undefined. */
export const recall = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Stores a text under a path. */
export function remember(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
