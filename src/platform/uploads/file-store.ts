import type { Config } from '../config.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'

/**
 * Where uploaded files are kept (PLAT-10). Keys are the server's own: letters, digits, dashes, dots
 * and slashes.
 */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** The bytes, or undefined when there are none or they are more than allowed. */
  get(key: string, maxBytes: number): Promise<Buffer | undefined>
  /** No error when it is gone already. */
  remove(key: string): Promise<void>
  /**
   * Where a browser may put this one file itself, or undefined when it sends the file to the
   * portal.
   */
  uploadPermit(file: { key: string; type: string; size: number; seconds: number; now: Date }): UploadPermit | undefined
}

/** A signed address and the headers that go with it. */
export interface UploadPermit {
  readonly uploadUrl: string
  readonly headers: Record<string, string>
}

const stores = new WeakMap<object, FileStore>()

/** PLAT-10: the data folder, or S3-compatible storage when S3_URL names one. */
export function fileStoreOf(config: Pick<Config, 'dataDir' | 'outside'>): FileStore {
  const known = stores.get(config)
  if (known) return known
  const { s3Url } = config.outside
  const made = s3Url ? createS3Store(s3Url) : createDiskStore(config.dataDir)
  stores.set(config, made)
  return made
}
