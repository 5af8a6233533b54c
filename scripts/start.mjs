import { buildServer, buildWeb } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runServer } from './run-server.mjs'

// PLAT-1: one command on a machine with only Node. A later start finds everything done and
// continues at once.
ensureInstalled()
await buildServer()
await buildWeb()
await runServer()
