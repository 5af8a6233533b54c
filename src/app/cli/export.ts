import { mkdir, readdir } from 'node:fs/promises'
import { sealOf } from '#platform/seal.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { withCopyConnection } from './backup/copy-connection.ts'
import { writeExport } from './backup/write-export.ts'

/**
 * PLAT-12: a backup while the portal runs, all of one moment; the embedded PostgreSQL brings no
 * pg_dump.
 */
export const exportCommand: Command = {
  usage: 'export DIR',
  summary: 'Write tables, queued jobs and pictures to a new folder, as a backup or for a move; sessions stay behind',
  run: async ([folder, ...more], context) => {
    if (folder === undefined || more.length > 0) throw new WrongUsage('Which folder?')
    const { config, print, logLine } = context
    // Hashes and customer data are in it: for the operator only.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
    await withDatabase(context, async ({ url }) => {
      const sealingKey = sealOf(config).keyId
      const dataDir = config.outside.s3Url === undefined ? config.dataDir : undefined
      const { tables, queuedJobs, files } = await withCopyConnection(url, (client) =>
        writeExport(client, folder, { dataDir, sealingKey }, logLine),
      )
      print(
        `${tables.length} tables, ${queuedJobs?.rows ?? 0} queued jobs and ${files.length} pictures are in ${folder}`,
      )
      const place = config.secretKey === undefined ? `the file secret-key of ${config.dataDir}` : 'SECRET_KEY'
      print(`The secret key is not among them: restoring needs the key ${sealingKey}, which is ${place}`)
      if (!dataDir) print('Pictures are in the bucket of S3_URL and stay there')
    })
  },
}
