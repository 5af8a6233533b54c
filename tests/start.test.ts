import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deliveriesCommand } from '#app/cli/deliveries.ts'
import { importCommand } from '#app/cli/import.ts'
import { prepareCommand } from '#app/cli/prepare.ts'
import { runCommand } from './support/backup.ts'
import { bundledScript } from './support/bundled-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = join(import.meta.dirname, '..')
const DATA_DIR = join(folder, 'my-data')

/** What `npm start` prints with these variables until it ends, and its exit code. */
async function startUntilEnd(environment: Record<string, string>) {
  const { DEMO: _, ...inherited } = process.env
  const child = spawn(process.execPath, [await bundledScript(join(root, 'src/app/main.server.ts'))], {
    env: { ...inherited, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

test(
  "after the README's own import a plain start says what has no provider, and a busy port in one sentence [PLAT-9]",
  { timeout: 120_000 },
  async () => {
    // Without DEMO, as in the README: the database itself says that this is no demo.
    await runCommand(importCommand, ['divisions', join(root, 'docs/samples/divisions.csv')], { DATA_DIR })
    expect(await runCommand(prepareCommand, [], { DATA_DIR, DEMO: '' })).toEqual([])
    expect(await runCommand(deliveriesCommand, [], { DATA_DIR, DEMO: '' })).toEqual([
      'erp: 0 waiting, 0 failed, nothing set to send with',
      'mail: 0 waiting, 0 failed, nothing set to send with',
      'sms: 0 waiting, 0 failed, nothing set to send with',
      'push: 0 waiting, 0 failed',
    ])
    const occupied = createServer()
    await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
    const { port } = occupied.address() as { port: number }
    const { code, output } = await startUntilEnd({ DATA_DIR, PORT: String(port) })
    await new Promise((resolve) => occupied.close(resolve))
    for (const variable of ['SMTP_URL', 'SMS_URL']) expect(output).toContain(`${variable} is not set`)
    expect(output).toContain(`Larder could not start.\nPort ${port} of 127.0.0.1 is in use by another program.`)
    // Its jobs end before their database does.
    expect(output).not.toMatch(/terminating connection|after calling end on the pool/)
    expect(code).toBe(1)
  },
)
