import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// A data folder of its own, gone afterwards: each run meets the demo as a newcomer does.
const dataDir = mkdtempSync(join(process.env.SCRATCH ?? tmpdir(), 'larder-journeys-'))
process.env.DATA_DIR = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
await import(pathToFileURL(join(process.cwd(), 'dist', 'server', 'main.js')).href)
