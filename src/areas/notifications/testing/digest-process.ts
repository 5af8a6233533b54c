import { createDatabase } from '#platform/database/pool.ts'
import { sendDigests } from '../server/send-digests.job.ts'

// Daily mails in a process of their own, so that a test can kill it: `node digest-process.ts
// DATABASE NOW` writes 'ready', and 'done' once all have left.
const [url = '', now = ''] = process.argv.slice(2)
const db = createDatabase(url, { max: 2 })
process.stdout.write('ready\n')
await sendDigests(db, { now: new Date(now), publicUrl: 'https://larder.example' })
process.stdout.write('done\n')
process.exit(0)
