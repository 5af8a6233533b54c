import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fingerprint, inProject, recall, remember, root, log } from './project.mjs'

const stamp = inProject('node_modules', '.larder-installed')

/**
 * Installs the packages of package-lock.json when they are missing or another version of it. Uses
 * nothing but Node and npm.
 */
export function ensureInstalled() {
  refuseOldNode()
  const wanted = fingerprint(['package-lock.json'])
  if (recall(stamp) === wanted) return
  if (!matchesLock()) {
    log('Installing packages (only the first time and after an update) …')
    // npm ci refuses a lock that lacks an optional package of another system; npm install takes the
    // same versions without it.
    if (!npm(['ci']) && !npm(['install', '--no-save'])) {
      log('The packages could not be installed.')
      process.exit(1)
    }
  }
  remember(stamp, wanted)
}

/** Older versions lack what the packages need, and would fail later with a riddle. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  log(`Node ${process.versions.node} is too old; 20.19 or later is needed.`)
  process.exit(1)
}

/**
 * Runs npm, whose path `npm start` provides and which is otherwise looked up; false when it failed.
 */
function npm(command) {
  // Building needs the development packages, also when NODE_ENV is production.
  const flags = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const script = process.env.npm_execpath
  const isKnown = script?.endsWith('npm-cli.js')
  const { status } = spawnSync(
    isKnown ? process.execPath : 'npm',
    [...(isKnown ? [script] : []), ...command, ...flags],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && !isKnown,
    },
  )
  return status === 0
}

/**
 * True when somebody else, such as a plain `npm ci`, already installed exactly what the lock names.
 */
function matchesLock() {
  const hidden = inProject('node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(recall(hidden)).packages
  return Object.entries(JSON.parse(recall(inProject('package-lock.json'))).packages).every(
    // Optional packages of other systems are named in the lock and absent on disk.
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}
