import { version } from '#kit/version.ts'
import { handle } from '#platform/http/handle.ts'
import { getPortal } from '../portal.endpoints.ts'

/** SHELL-1: a demo is never production, whatever it runs on. */
export const getPortalHandler = handle(getPortal, async ({ services: { config } }) => {
  const isDemo = config.demo !== 'off'
  const environment = config.environment === 'production' && !isDemo ? ('production' as const) : ('test' as const)
  const { listPageSize: list, tablePageSize: table, billToPageSize: billTo } = config.constants
  return { environment, isDemo, version, pageSizes: { list, table, billTo } }
})
