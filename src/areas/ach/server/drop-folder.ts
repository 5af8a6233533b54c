import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that waits in a folder. */
export interface FoundFile {
  readonly name: string
  /** Milliseconds since it was last written. */
  readonly ageMs: number
}

const asideOf = (name: string): string => `.${name}.part`
/** Larger than any day's returns: what is larger is not read. */
const maxBytes = 10_000_000

/** The hash by which a file is known again. */
export const sha256Of = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The folder shared with the bank: `out` for our files, `in` for its own. Files hold account
 * numbers, so only the owner may read them.
 */
export function dropFolder(home: string) {
  const out = join(home, 'out')
  const incoming = join(home, 'in')
  const make = async (...folders: readonly string[]) => {
    for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  const hashOf = (path: string): Promise<string | undefined> => readFile(path).then(sha256Of, () => undefined)
  return {
    /** Writes a file beside its place, on the disk when it returns. A repeat replaces it. */
    writeAside: async (name: string, bytes: string) => {
      await make(out)
      const path = join(out, asideOf(name))
      await rm(path, { force: true })
      const file = await open(path, 'wx', 0o600)
      try {
        await file.writeFile(bytes, 'ascii')
        await file.sync()
      } finally {
        await file.close()
      }
    },
    hashOfAside: (name: string) => hashOf(join(out, asideOf(name))),
    hashOfPublished: (name: string) => hashOf(join(out, name)),
    /** Puts the file where the bank takes it, whole or not at all. */
    publish: (name: string) => rename(join(out, asideOf(name)), join(out, name)),
    /** Removes what was written aside and belongs to no file. */
    removeAsideExcept: async (names: readonly string[]) => {
      const keep = new Set(names.map(asideOf))
      for (const name of await readdir(out).catch(() => []))
        if (/^\..*\.part$/.test(name) && !keep.has(name)) await rm(join(out, name), { force: true })
    },
    /** The bank's files, by name. */
    received: async (now: Date): Promise<FoundFile[]> => {
      await make(incoming)
      const entries = await readdir(incoming, { withFileTypes: true })
      const names = entries.filter((each) => each.isFile() && !/^\.|\.part$/.test(each.name)).map(({ name }) => name)
      return Promise.all(
        names.toSorted().map(async (name) => {
          const { mtimeMs } = await stat(join(incoming, name))
          return { name, ageMs: now.getTime() - mtimeMs }
        }),
      )
    },
    /** The bytes of one; undefined when it is too large. */
    read: async (name: string): Promise<Buffer | undefined> => {
      const { size } = await stat(join(incoming, name))
      return size > maxBytes ? undefined : readFile(join(incoming, name))
    },
    /** Puts a file of the bank aside: to `read` or to `refused`. */
    moveTo: async (folder: 'read' | 'refused', name: string) => {
      await make(join(incoming, folder))
      await rename(join(incoming, name), join(incoming, folder, name)).catch((error: NodeJS.ErrnoException) => {
        // Another process was first.
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
}

/** The folder shared with the bank. */
export type DropFolder = ReturnType<typeof dropFolder>
