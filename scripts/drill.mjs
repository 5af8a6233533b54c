import { buildServer, buildWeb } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runNode } from './project.mjs'

// npm run drill: loses the primary database under load, with the programs and files of deploy/.
ensureInstalled()
await buildServer()
await buildWeb()
process.exit(await runNode('node_modules/tsx/dist/cli.mjs', ['bench/drill/main.ts'], { stdio: 'inherit' }))
