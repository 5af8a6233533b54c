import { createReadStream } from 'node:fs'
import { createDatabase } from '#platform/database/pool.ts'
import { importKindNames } from '../import-kind-names.ts'
import { importBytes } from '../server/public.ts'

// An import in a process of its own, so that a test can kill it: `tsx import-process.ts URL KIND
// FILE` writes how far it has come.
const [url = '', name, file = ''] = process.argv.slice(2)
const kind = importKindNames.find((one) => one === name)
if (!kind) throw new Error('Which kind?')
const db = createDatabase(url)
const onProgress = (read: number) => void process.stdout.write(`${read}\n`)
const report = await importBytes(db, kind, createReadStream(file), { format: 'csv', onProgress })
process.stdout.write(`${JSON.stringify(report)}\n`)
await db.close()
