import { runBundle } from './run-bundle.mjs'

// Started by run-server.mjs, when all is built. What started it and is gone takes it along.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
await runBundle('main')
