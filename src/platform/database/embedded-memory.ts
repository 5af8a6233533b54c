import { totalmem } from 'node:os'

/** PLAT-1: the embedded PostgreSQL's share of this many bytes, beside Node and others. */
export function embeddedMemory(bytes: number) {
  const share = (part: number, min: number, max: number) =>
    `${Math.min(max, Math.max(min, Math.floor(bytes / 2 ** 20 / part)))}MB`
  return {
    shared_buffers: share(32, 64, 1024),
    // Only what the planner reckons with: the system's cache holds files as well.
    effective_cache_size: share(2, 512, 65_536),
    maintenance_work_mem: share(128, 64, 512),
  }
}

/** The memory of this machine, or of the container around this process. */
export const availableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)
