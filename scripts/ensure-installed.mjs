import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fingerprint, inProject, recall, remember, root, say } from './project.mjs'

const stamp = inProject('node_modules', '.larder-installed')

/** Installs the packages of package-lock.json when they are missing or another version of it. Uses nothing but Node and npm. */
export function ensureInstalled() {
  refuseOldNode()
  const wanted = fingerprint(['package-lock.json'])
  if (recall(stamp) === wanted) return
  if (!matchesLock()) {
    say('Installing packages (only the first time and after an update) …')
    const { command, args } = npm()
    // Building needs the development packages, also when NODE_ENV is production.
    const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const { status, error } = spawnSync(command, [...args, ...flags], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && args.length === 0,
    })
    if (status !== 0) {
      say(`The packages could not be installed${error ? `: ${error.message}` : ''}.`)
      process.exit(1)
    }
  }
  remember(stamp, wanted)
}

/** Older versions lack what the packages need, and would fail later with a riddle. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  say(`Node ${process.versions.node} is too old; 20.19 or later is needed.`)
  process.exit(1)
}

/** Under `npm start` npm tells where it is; elsewhere it is looked up. */
function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && script.includes('npm')) return { command: process.execPath, args: [script] }
  return { command: 'npm', args: [] }
}

/** True when somebody else, such as a plain `npm ci`, already installed exactly what the lock names. */
function matchesLock() {
  const hidden = inProject('node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(recall(hidden)).packages
  return Object.entries(JSON.parse(recall(inProject('package-lock.json'))).packages).every(
    // Optional packages of other systems are named in the lock and absent on disk.
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}
