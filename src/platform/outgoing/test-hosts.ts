import type { Config } from '../config.ts'

/** Hosts that the operator allows for tests, with their port. */
export const testHostsOf = ({ outside }: { readonly outside: Pick<Config['outside'], 'webhookTestHosts'> }): string[] =>
  outside.webhookTestHosts.split(/[ ,]+/).filter(Boolean)
