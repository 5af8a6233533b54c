import { buildServer, buildWeb } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runNode } from './project.mjs'
import { runServer } from './run-server.mjs'

/** Room for the rows of a batch: with less, the collector copies each of them several times. */
const loadingFlags = ['--max-semi-space-size=64']

// PLAT-1: one command on a machine with only Node. A later start finds everything done and
// continues at once.
ensureInstalled()
await buildServer()
// The first start loads the demo at the same time, which takes as long as the build.
await buildWeb(async () => {
  const code = await runNode('dist/server/cli.js', ['prepare'], { flags: loadingFlags, stdio: ['ignore', 2, 2] })
  if (code !== 0) process.exit(code)
})
await runServer()
