import { spawnSync } from 'node:child_process'
import { cpus, platform, release, totalmem } from 'node:os'
import { root } from '../project.mjs'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/** Commit and machine, as they are when the run begins. */
export function describeRun() {
  const isChanged = git('status', '--porcelain') !== ''
  const processors = cpus()
  return {
    commit: `${git('rev-parse', 'HEAD') || 'unknown'}${isChanged ? ', with changes that are not committed' : ''}`,
    machine: `${processors.length} x ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}, Node ${process.version}`,
  }
}

const lasted = (seconds = 0) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const lastLines = (text = '', count = 30) => text.trimEnd().split('\n').slice(-count).join('\n')

/** One page of Markdown: what was tried, what came of it, and how to try it again. */
export function pageOf({ started, run, seed, minutes, results, notReached }) {
  const failed = results.filter(({ isGood }) => !isGood)
  const heading = failed.length === 0 ? 'Every claim that was tried holds.' : `${failed.length} failed.`
  const rows = results.map(
    ({ name, round, claim, outcome, seconds, planted }) =>
      `| ${name} | ${round} | ${claim} | ${outcome} | ${lasted(seconds)} | ${planted.map((each) => each.outcome).join(', ')} |`,
  )
  const details = results.map(({ name, round, seed: own, stands, figures, outcome, why, output, planted }) =>
    [
      `## ${name}, round ${round}: ${outcome}`,
      `Stands in ${stands}. Again: \`npm run prove -- --only ${name} --seed ${own}\``,
      ...(figures.length > 0 ? ['```', ...figures, '```'] : []),
      ...(outcome === 'FAILED' ? [`Failed: ${why}`, '```', lastLines(output), '```'] : []),
      ...planted.map(({ what, outcome: ending, seconds }) => `- planted: ${what}: **${ending}** (${lasted(seconds)})`),
      ...planted
        .filter(({ outcome: ending }) => ending !== 'caught' && ending !== 'not run')
        .map(({ output: shown }) => `\`\`\`\n${lastLines(shown)}\n\`\`\``),
    ].join('\n'),
  )
  return [
    `# Proof of ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    heading,
    `- commit: ${run.commit}\n- machine: ${run.machine}\n- seed: ${seed}, ${minutes ? `${minutes} minutes wanted` : 'one round'}`,
    ['| claim | round | | outcome | time | planted faults |', '|---|---|---|---|---|---|', ...rows].join('\n'),
    ...(notReached.length > 0 ? [`Not reached in time: ${notReached.join(', ')}.`] : []),
    ...details,
    '',
  ].join('\n\n')
}
