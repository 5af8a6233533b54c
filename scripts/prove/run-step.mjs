import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../project.mjs'

/**
 * Runs a step in a folder, the project unless given; returns whether it held, its figures, and why
 * it failed or could not run.
 */
export async function runStep(step, { seed, faultsFolder, folder = root }) {
  const start = performance.now()
  const env = {
    ...process.env,
    PROVE_SEED: String(seed),
    ...step.env,
    ...(step.notesFaults && { FAULTS: faultsFolder, FAULTS_SEED: String(seed) }),
  }
  // A copy runs its own sources by the packages of the project.
  const command = step.command.map((part) => (part.startsWith(`${root}/scripts`) ? part.replace(root, folder) : part))
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += stripVTControlCharacters(text)
    })
  const status = await new Promise((resolve) => child.on('error', () => resolve()).on('close', resolve))
  const seconds = Math.round((performance.now() - start) / 1000)
  const figures = step.figures ? [...output.matchAll(step.figures)].map(([line]) => line.trim()) : []
  const cannotRun = step.cannotRun?.exec(output)?.[0]
  if (cannotRun) return { outcome: 'not run', seconds, figures: [cannotRun], output }
  const judged = status === 0 ? step.judge?.(output) : `exit code ${status}`
  return { outcome: judged === undefined ? 'holds' : 'FAILED', why: judged, seconds, figures, output }
}

/** Runs steps one after the other until one fails or cannot run. */
export async function runSteps(steps, how) {
  const results = []
  for (const step of steps) {
    results.push(await runStep(step, how))
    if (results.at(-1).outcome !== 'holds') break
  }
  const last = results.at(-1)
  return {
    outcome: last.outcome,
    why: last.why,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    figures: results.flatMap(({ figures }) => figures),
    output: last.output,
  }
}
