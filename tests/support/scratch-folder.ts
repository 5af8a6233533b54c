import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Bytes a run may need: a seeded demo and its log of writes, twice. */
const neededBytes = 3_000_000_000

/**
 * Where tests keep their databases: in memory where there is room for them, as a database waits for
 * the disk at each commit.
 */
export function scratchFolder(inMemory = '/dev/shm'): string {
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > neededBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
