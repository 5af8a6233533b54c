import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErpConnector } from '#platform/outbox/deliver-outbox.ts'

/**
 * Drops each message as a file: written aside, forced to the disk, then renamed, so that a reader
 * never sees half of one.
 */
export function fileConnector(folder: string): ErpConnector {
  return {
    deliver: async ({ messageId, topic, payload, createdAt }) => {
      await mkdir(folder, { recursive: true })
      const name = `${createdAt.replace(/[:.]/g, '-')}-${messageId}.json`
      const aside = join(folder, `.${name}.part`)
      const file = await open(aside, 'w')
      try {
        await file.writeFile(JSON.stringify({ messageId, topic, createdAt, payload }, null, 2))
        await file.sync()
      } finally {
        await file.close()
      }
      // A repeated delivery replaces the same file.
      await rename(aside, join(folder, name))
    },
  }
}
