import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './ensure-installed.mjs'
import { inProject } from './project.mjs'
import { claims } from './prove/claims.mjs'
import { copyOfSources, tryPlanted } from './prove/planted.mjs'
import { runSteps } from './prove/run-step.mjs'
import { describeRun, pageOf } from './prove/write-page.mjs'

// npm run prove [-- --minutes 30 --only restore,faults --seed 7 --out page.md]: tries again what
// README and docs claim, sees that planted faults are caught, and writes one page about it. With
// minutes it goes round until they are over, each round with the next seed.
ensureInstalled()
const values = optionsOf(process.argv.slice(2))
const started = new Date()
const minutes = values.minutes === undefined ? undefined : positive('minutes', values.minutes)
const seed =
  values.seed === undefined ? Math.floor(started.getTime() / 1000) % 1_000_000 : positive('seed', values.seed)
const wanted = claimsNamed(values.only)
const out = values.out ?? inProject('proof', `${started.toISOString().slice(0, 16).replace(':', '')}.md`)
const run = describeRun()
const end = minutes === undefined ? Infinity : started.getTime() + minutes * 60_000
const results = []
const notReached = []
const copy = copyOfSources()
process.on('exit', copy.remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

let round = 1
do {
  for (const claim of wanted) {
    if (Date.now() < end) await prove(claim)
    else if (round === 1) notReached.push(claim.name)
  }
  round += 1
} while (minutes !== undefined && Date.now() < end)
process.stdout.write(`The page is ${out}\n`)
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1

/**
 * Tries one claim, and in the first round what is planted against it; the page is written again.
 */
async function prove({ name, claim, stands, steps, planted }) {
  const own = seed + round - 1
  process.stdout.write(`${name}: `)
  const faultsFolder = mkdtempSync(join(tmpdir(), 'larder-faults-'))
  const how = { seed: own, faultsFolder }
  const result = await runSteps(steps, how)
  process.stdout.write(`${result.outcome} in ${result.seconds} s${result.why ? `: ${result.why}` : ''}\n`)
  const found = []
  const isTried = round === 1 && result.outcome !== 'not run'
  for (const each of isTried ? planted : []) {
    found.push(await tryPlanted(each, copy, how))
    process.stdout.write(`  planted: ${each.what}: ${found.at(-1).outcome}\n`)
  }
  rmSync(faultsFolder, { recursive: true, force: true })
  const isCaught = found.every(({ outcome }) => outcome === 'caught' || outcome === 'not run')
  const isGood = result.outcome !== 'FAILED' && isCaught
  results.push({ name, claim, stands, round, seed: own, planted: found, isGood, ...result })
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, pageOf({ started, run, seed, minutes, results, notReached }))
}

function optionsOf(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    const flag = /** @type {const} */ ({ type: 'boolean' })
    const { values: given } = parseArgs({
      args,
      options: { minutes: text, only: text, seed: text, out: text, help: flag },
    })
    if (!given.help) return given
    process.stdout.write(usage())
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage()}`)
    process.exit(2)
  }
}

function usage() {
  const listed = claims.map(({ name, claim }) => `  ${name.padEnd(9)} ${claim}\n`).join('')
  return `npm run prove [-- --minutes N --only NAME,NAME --seed N --out PAGE.md]\n\n${listed}`
}

function claimsNamed(names) {
  if (names === undefined) return claims
  const chosen = names.split(',')
  const unknown = chosen.filter((name) => !claims.some((each) => each.name === name))
  if (unknown.length === 0) return claims.filter(({ name }) => chosen.includes(name))
  process.stderr.write(
    `No claim is named ${unknown.join(', ')}. There are ${claims.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(2)
}

function positive(name, text) {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  process.stderr.write(`--${name} takes a number above 0, not ${text}\n`)
  process.exit(2)
}
