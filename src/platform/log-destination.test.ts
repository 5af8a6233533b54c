import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { failedLogWrites, logDestination } from './log-destination.ts'

// Linux offers a disk that is always full.
test.runIf(existsSync('/dev/full'))('a full disk under the log ends nothing and is counted [PLAT-7, PLAT-14]', () => {
  const full = openSync('/dev/full', 'w')
  const before = failedLogWrites()
  const log = createLog('info', logDestination(full))
  for (let n = 0; n < 12_000; n++) log.info({ n, padding: 'x'.repeat(80) }, 'request')
  expect(failedLogWrites() - before).toBeGreaterThan(0)
  closeSync(full)
})

test('with room again the log goes on [PLAT-7]', () => {
  const file = join(tmpdir(), `larder-log-${process.pid}.jsonl`)
  const descriptor = openSync(file, 'w')
  try {
    createLog('info', logDestination(descriptor)).info('hello')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ msg: 'hello' })
  } finally {
    closeSync(descriptor)
    rmSync(file)
  }
})
