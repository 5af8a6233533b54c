import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { ProblemLog } from './log-problem.ts'

function recorder() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  return { lines, log }
}
const bug = { code: 'unexpected', status: 500 }
const full = { code: 'storage_full', status: 503 }

test('a failure that repeats is described once in ten seconds, with how many came in the meantime [PLAT-14]', () => {
  let now = 1_000_000
  const { lines, log } = recorder()
  const problems = new ProblemLog(() => now)
  for (let n = 0; n < 500; n++) problems.write(log, new Error('broken'), bug)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ err: { message: 'broken' }, msg: 'unexpected' })
  now += 10_000
  problems.write(log, new Error('broken'), bug)
  expect(lines[1]).toMatchObject({ alsoInTheMeantime: 499 })
})

test('another failure is described at once [PLAT-7]', () => {
  const { lines, log } = recorder()
  const problems = new ProblemLog(() => 0)
  problems.write(log, new Error('one'), bug)
  problems.write(log, new Error('two'), bug)
  expect(lines).toHaveLength(2)
})

test('a full disk is one line without a stack [PLAT-14]', () => {
  const { lines, log } = recorder()
  new ProblemLog().write(log, Object.assign(new Error('could not extend file'), { code: '53100' }), full)
  expect(lines).toEqual([expect.objectContaining({ level: 40, reason: '53100', msg: 'storage_full' })])
  expect(JSON.stringify(lines)).not.toContain('stack')
})
