import type { Config } from '#platform/config.ts'
import { testHostsOf } from '#platform/outgoing/test-hosts.ts'
import { describePortal } from '../rules/describe-portal.ts'

/** What customers enter in their procurement software. */
export const portalOf = ({ publicUrl, outside }: Config) =>
  describePortal({ publicUrl, domain: outside.punchoutDomain, identity: outside.punchoutIdentity })

/** Whether carts may go back by http as well: to hosts under test, and in the demo. */
export const allowsTestHosts = ({ environment, demo }: Pick<Config, 'environment' | 'demo'>): boolean =>
  environment !== 'production' || demo !== 'off'

/**
 * Hosts beyond those of the Internet that documents may go to: those of tests, and the simulator
 * where hosts under test are allowed.
 */
export const documentHostsOf = (config: Config): string[] => {
  const { buyerSandboxUrl } = config.outside
  const simulator = allowsTestHosts(config) && buyerSandboxUrl !== undefined ? [new URL(buyerSandboxUrl).host] : []
  return [...testHostsOf(config), ...simulator]
}
