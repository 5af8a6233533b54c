import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Ports that requests of customers' addresses may go to. */
const ports: readonly string[] = ['', '443', '8443']

/** Why an address is not one that the portal sends to. */
export type UrlProblem = 'unreadable' | 'scheme' | 'credentials' | 'port' | 'inside'

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i

/**
 * NEXT-12: what keeps the portal from sending to an address that a customer entered, as far as its
 * text shows it; undefined for a good one. What a name stands for is checked when connecting.
 * `testHosts`: hosts, with their port, that an operator allows for tests.
 */
export function checkOutsideUrl(text: string, testHosts: readonly string[]): UrlProblem | undefined {
  if (!URL.canParse(text)) return 'unreadable'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (testHosts.includes(url.host)) return undefined
  if (url.protocol !== 'https:') return 'scheme'
  if (!ports.includes(url.port)) return 'port'
  const host = bare(url.hostname)
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.') || localNames.test(host)) return 'inside'
  return undefined
}
