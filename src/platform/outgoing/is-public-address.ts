import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is nobody's on the Internet (IANA's registry of special addresses). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of the IPv6 that is given out at all those that lead elsewhere or nowhere. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']
/** What is given out; all else is mapped, translated, local, multicast or reserved. */
const given6 = ['2000::/3']

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    list.addSubnet(address, Number(length), family)
  }
  return list
}
const [blocked4, blocked6, allowed6] = [listOf(special4, 'ipv4'), listOf(special6, 'ipv6'), listOf(given6, 'ipv6')]

/**
 * NEXT-12: true for an address of the Internet. False for this machine, its networks, the services
 * of cloud providers about it (169.254.169.254), and every form of IPv6 that holds an IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return allowed6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
