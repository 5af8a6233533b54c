import { openApiOf } from '#contract/openapi.ts'
import type { Command } from './command.ts'

/** PLAT-6: the OpenAPI document of this configuration's calls. */
export const openapiCommand: Command = {
  usage: 'openapi',
  summary: 'Print the OpenAPI document',
  run: async (_words, { config, print }) => {
    // Only this command needs every area; the others start without.
    const { areasOf } = await import('../portal.server.ts')
    const { apiFactsOf } = await import('../api-facts.ts')
    const endpoints = areasOf(config).flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
    print(JSON.stringify(openApiOf(endpoints, apiFactsOf(config)), null, 2))
  },
}
