import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { log } from './project.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, installed first where that is possible; undefined when there is none. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return (await findChromium()) ?? (installChromium() ? findChromium() : undefined)
}

async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

const installer = '/usr/bin/apt-get'

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync(installer)) return false
  log('Installing Chromium for the journeys …')
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync(installer, ['update'], quietly)
  return spawnSync(installer, ['install', '-y', '--no-install-recommends', 'chromium'], quietly).status === 0
}
