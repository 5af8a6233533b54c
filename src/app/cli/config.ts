import { describeConfig } from '#platform/config.ts'
import type { Command } from './command.ts'

/** PLAT-11: every variable with its value, secrets masked. */
export const configCommand: Command = {
  usage: 'config',
  summary: 'Print the configuration',
  run: async (_words, { config, print }) => {
    for (const line of describeConfig(config)) print(line)
  },
}
