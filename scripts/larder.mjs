import { buildServer } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runBundle } from './run-bundle.mjs'

// npm run larder -- COMMAND …: the operator's commands.
ensureInstalled()
await buildServer()
await runBundle('cli')
