/**
 * NEXT-7: true when a host is one that push messages may go to: one of the list, or below one of it
 * that begins with '*.'.
 */
export const isPushHost = (host: string, allowed: readonly string[]): boolean =>
  allowed.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each))
