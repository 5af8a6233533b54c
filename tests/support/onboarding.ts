import { onboardCommand } from '#app/cli/onboard.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

/** `larder onboard` on a database: called with a folder and options, returns exit code and lines. */
export function onboardingOf(url: string) {
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    DATABASE_URL: url,
    SECRET_KEY: 'a key of thirty-two letters or more',
  })
  return async (from: string, ...words: string[]): Promise<{ code: number; lines: string[] }> => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const code = await onboardCommand.run([from, ...words], {
      config,
      log: createLog('silent'),
      print,
      logLine: () => undefined,
    })
    return { code: code ?? 0, lines }
  }
}
