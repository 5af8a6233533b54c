import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

// A portal for one worker, with a data folder of its own that is gone afterwards: each run meets
// the demo as a newcomer does. Seeding takes 25 seconds of processor time, so the first worker's
// process (SEEDS=yes) seeds the folder SEEDED, and every portal runs on a copy of it.
const main = join(process.cwd(), 'dist', 'server', 'main.js')
const { SCRATCH, SEEDED, SEEDS } = process.env
const dataDir = openFolder('larder-journeys-')
if (SEEDS === 'yes') await seed()
while (!existsSync(SEEDED)) await sleep(200)
if (spawnSync('cp', ['-a', `${SEEDED}/.`, dataDir], { stdio: 'inherit' }).status !== 0) process.exit(1)
process.env.DATA_DIR = dataDir
await import(pathToFileURL(main).href)

/** Starts a portal on a fresh folder and stops it again: only a stopped database can be copied. */
async function seed() {
  const fresh = openFolder('larder-seeding-')
  const portal = spawn(process.execPath, [main], {
    // Not where Playwright looks: it would begin with a portal that is about to stop.
    env: { ...process.env, DATA_DIR: fresh, PORT: String(Number(process.env.PORT) + 200) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(portal, 'exit')
  portal.stdout.setEncoding('utf8').on('data', (text) => {
    if (text.includes('Larder is at')) portal.kill('SIGTERM')
  })
  const [code] = await ended
  if (code !== 0) process.exit(1)
  // Complete at once for those who wait for it.
  removeAtEnd(SEEDED)
  renameSync(fresh, SEEDED)
}

/**
 * A folder that the database's user may enter: the database of a closed one would lie elsewhere.
 */
function openFolder(prefix) {
  const folder = mkdtempSync(join(SCRATCH, prefix))
  removeAtEnd(folder)
  chmodSync(folder, 0o755)
  return folder
}

function removeAtEnd(folder) {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
