import { buildServer, buildWeb } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureChromium } from './chromium.mjs'
import { runNode } from './project.mjs'

// npm run bench [-- NAME], NAME being one of those below: measures the built server, never the
// sources; steps are the rules themselves.
ensureInstalled()
await buildServer()
const [name] = process.argv.slice(2)
if (
  [
    'live-events',
    'cart-dates',
    'catalogue',
    'audit-trail',
    'money',
    'invoice-files',
    'price-list',
    'credit-queue',
    'kitchen',
    'recipes',
    'punchout-return',
    'steps',
    'sales-analytics',
    'staff-tools',
    'per-core',
    'partitions',
  ].includes(name)
)
  process.exit(await runNode('node_modules/tsx/dist/cli.mjs', [`bench/${name}.ts`], { stdio: 'inherit' }))
await buildWeb()
const env = { ...process.env, CHROMIUM_PATH: (await ensureChromium()) ?? '' }
const file = name === 'browser' ? 'bench/only-browser.ts' : 'bench/main.ts'
const code = await runNode('node_modules/tsx/dist/cli.mjs', [file, ...process.argv.slice(2)], { stdio: 'inherit', env })
process.exit(code)
