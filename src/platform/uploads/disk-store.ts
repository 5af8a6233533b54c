import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

const acceptable = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** PLAT-10: files in the data folder, under `uploads`. */
export function createDiskStore(dataDir: string): FileStore {
  const pathOf = (key: string) => {
    // Keys are made here; anything else never reaches the disk.
    if (!acceptable.test(key)) throw new Error('This is no key of an upload')
    return join(dataDir, 'uploads', key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and renamed: nobody ever reads half a file.
      const aside = `${path}.${randomUUID()}`
      await writeFile(aside, bytes, { mode: 0o600 })
      await rename(aside, path)
    },
    get: async (key, maxBytes) => {
      try {
        const path = pathOf(key)
        return (await stat(path)).size <= maxBytes ? await readFile(path) : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    uploadPermit: () => undefined,
  }
}
