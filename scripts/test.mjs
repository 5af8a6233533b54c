import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureJourneyChromium } from './chromium.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { inProject, root } from './project.mjs'
import { countPlaywright, countTests, countVitest } from './test-report.mjs'

// npm test: everything. npm run check (--fast): without the build and the journeys.
const isFast = process.argv.includes('--fast')
const isPresent = (path) => existsSync(inProject(path))
const journeys = inProject('tests', 'journeys')
const hasJourneys = existsSync(journeys) && readdirSync(journeys).some((name) => name.endsWith('.journey.ts'))
const reports = mkdtempSync(join(tmpdir(), 'larder-reports-'))
/** @type {{ passed: number, failed: number, failures: string[] }} */
const total = { passed: 0, failed: 0, failures: [] }

const packageScript = (path) => [process.execPath, inProject('node_modules', path)]

/**
 * Runs one step, prints how it ended and adds up; `count` reads how many tests a run had, a plain
 * step counts as one.
 */
async function step(name, [command, ...args], { env = {}, count, isShown = count !== undefined } = {}) {
  const start = performance.now()
  if (isShown) process.stdout.write(`\n${name}\n`)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  // Undefined when the program cannot be started or is killed.
  const status = await new Promise((resolve) => child.on('error', () => resolve()).on('close', resolve))
  const plain = () => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: ['see above'] })
  const { passed, failed, failures = [] } = count ? count(status) : plain()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures.map((failure) => `${name}: ${failure.replaceAll(root, '')}`))
  if (failed > 0 && !isShown) process.stdout.write(`${output}\n`)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const outcome = count ? `${passed} passed, ${failed} failed` : failed > 0 ? 'FAILED' : 'ok'
  process.stdout.write(`${name}: ${outcome} in ${seconds} s\n`)
}

const types = (half) =>
  step(`types of ${half}`, [...packageScript('typescript/bin/tsc'), '-p', `tsconfig.${half}.json`])

function vitest(project, { name = project, env = {} } = {}) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
  const count = (status) => countTests(report, countVitest, status)
  return step(name, [...packageScript('vitest/vitest.mjs'), 'run', '--project', project, ...output], {
    env,
    count,
  })
}

ensureInstalled()
await step('format', [...packageScript('oxfmt/bin/oxfmt'), '--check'])
await step('lint', [...packageScript('oxlint/bin/oxlint'), '--type-aware'])
// Each of these keeps one core busy; the tests read as many sources as all the others.
await Promise.all([
  types('tests'),
  (async () => {
    for (const half of ['shared', 'server', 'web']) await types(half)
    await step('unused code and packages', [...packageScript('knip/bin/knip.js')])
  })(),
])
if (!isFast && isPresent('src/app/main.server.ts'))
  await step('build', [process.execPath, inProject('scripts/build.mjs')])
if (isPresent('tests/architecture.test.ts')) await vitest('shape')
await vitest('rules')
const older = process.env.TEST_DATABASE_URL_15
const sent = join(reports, 'sent-statements')
mkdirSync(sent)
// Of the calls the same few lose their connection at each statement on the way (decision 31).
const faults = {
  FAULTS: process.env.FAULTS ?? join(reports, 'faults'),
  FAULTS_SHARE: process.env.FAULTS_SHARE ?? '2',
  FAULTS_SEED: process.env.FAULTS_SEED ?? '1',
}
await vitest('calls', { env: { SENT_STATEMENTS: sent, ...faults } })
await vitest('after-calls', { name: 'calls with faults', env: faults })
if (older && !isFast)
  await vitest('statements', {
    name: 'statements on an older server',
    env: { TEST_DATABASE_URL: older, SENT_STATEMENTS: sent },
  })
if (!isFast && hasJourneys) await runJourneys()

rmSync(reports, { recursive: true, force: true })
// Once more at the end, where a long output is read first.
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runJourneys() {
  const chromium = await ensureJourneyChromium()
  if (!chromium) {
    process.stdout.write('journeys: FAILED, they need a Chromium: install one or set CHROMIUM_PATH\n')
    total.failed += 1
    return
  }
  const report = join(reports, 'journeys.json')
  await step('journeys', [...packageScript('@playwright/test/cli.js'), 'test', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: (status) => countTests(report, countPlaywright, status),
  })
}
