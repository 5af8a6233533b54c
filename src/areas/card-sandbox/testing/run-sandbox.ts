// The sandbox in a process of its own, from the sources, so that a test can kill it: it prints its
// address as one line.
import { readConfig } from '#platform/config.ts'
import { startCardSandbox } from '../server/public.ts'

const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: process.argv[2] })
const { paymentsUrl, pageUrl } = await startCardSandbox(config, { isSlow: false })
process.stdout.write(`${JSON.stringify({ paymentsUrl, pageUrl })}\n`)
