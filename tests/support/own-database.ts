import { startEmbedded } from '#platform/database/embedded-postgres.ts'
import { createLog } from '#platform/log.ts'

// A second process that owns the embedded server: `node own-database.ts FOLDER` prints what it got
// and leaves on a line of input.
const server = await startEmbedded(process.argv[2] ?? '', createLog('silent'))
process.stdout.write(`${JSON.stringify({ url: server.url, pid: server.pid(), isAdopted: server.isAdopted })}\n`)
process.stdin.once('data', () => {
  void server.stop().then(() => process.exit(0))
})
