import { createReadStream } from 'node:fs'
import { itemsImportKind } from '#areas/items/server/items.import-kind.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { importBytes } from '../server/public.ts'

// An import of items in a process of its own, so that a test can kill it: `node import-process.ts
// URL FILE` writes how far it has come.
const [url = '', file = ''] = process.argv.slice(2)
const db = createDatabase(url)
const onProgress = (read: number) => void process.stdout.write(`${read}\n`)
const report = await importBytes(db, itemsImportKind, createReadStream(file), { format: 'csv', onProgress })
process.stdout.write(`${JSON.stringify(report)}\n`)
await db.close()
