import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inProject, root } from '../project.mjs'
import { runSteps } from './run-step.mjs'

/** A copy of the sources, to be broken; the packages are the project's. */
export function copyOfSources() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-prove-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of stdout.split('\n').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(inProject(file), join(folder, file))
  }
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Breaks the copy, runs the steps and mends it again. What is planted is caught when a test of the
 * steps fails: a copy that does not even load proves nothing.
 */
export async function tryPlanted({ what, file, from, to, steps }, copy, how) {
  if (file === undefined) return verdictOf(what, await runSteps(steps, how))
  const path = join(copy.folder, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2) return { what, outcome: 'does not apply: the text to break is not there once' }
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    const result = await runSteps(steps, { ...how, folder: copy.folder })
    return /Tests .*\d+ failed/.test(result.output) || result.outcome === 'holds'
      ? verdictOf(what, result)
      : { what, outcome: 'does not load', output: result.output, seconds: result.seconds }
  } finally {
    writeFileSync(path, whole)
  }
}

const words = { FAILED: 'caught', holds: 'NOT CAUGHT', 'not run': 'not run' }
const verdictOf = (what, { outcome, seconds, output }) => ({ what, outcome: words[outcome], seconds, output })
