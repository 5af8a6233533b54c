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

const headlessShell = '/usr/bin/chromium-headless-shell'

/** The path of a Chromium, installed first where that is possible; undefined when there is none. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return (await findChromium()) ?? (install('chromium') ? findChromium() : undefined)
}

/**
 * The same for journeys, which rather take Debian's headless shell: it draws no window of its own
 * around a page, and opens one in half the processor time (0.6 instead of 1.2 s).
 */
export async function ensureJourneyChromium() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (existsSync(headlessShell)) return headlessShell
  return (await findChromium()) ?? (install('chromium-headless-shell') ? headlessShell : ensureChromium())
}

async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return [...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

const installer = '/usr/bin/apt-get'

function install(name) {
  if (process.getuid?.() !== 0 || !existsSync(installer)) return false
  log(`Installing ${name} …`)
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync(installer, ['update'], quietly)
  return spawnSync(installer, ['install', '-y', '--no-install-recommends', name], quietly).status === 0
}
