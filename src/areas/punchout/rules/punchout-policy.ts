/**
 * PUNCH-4: the policy of a page in a procurement session: as every other page's, except that the
 * buyer's site may frame it, and that its form may go to the address the cart goes back to
 * (punchout S5).
 */
export function punchoutPolicy(
  policy: string,
  addresses: { returnUrl: string; procurementSoftwareUrl: string },
): string {
  const { back, frames } = framesOf(addresses)
  return policy
    .split(';')
    .map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      if (name === 'frame-ancestors') return [name, "'self'", ...frames].join(' ')
      if (name === 'form-action') return [name, ...sources, ...back.filter((each) => !sources.includes(each))].join(' ')
      return directive.trim()
    })
    .join(';')
}

/** The origins a cart may go back to, and those whose pages may frame the portal. */
export const framesOf = (addresses?: {
  readonly returnUrl: string
  readonly procurementSoftwareUrl: string
}): { readonly back: readonly string[]; readonly frames: readonly string[] } =>
  addresses
    ? {
        back: originsOf([addresses.returnUrl]),
        frames: originsOf([addresses.returnUrl, addresses.procurementSoftwareUrl]),
      }
    : { back: [], frames: [] }

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [originOf(new URL(address))] : []))),
]

const originOf = ({ protocol, host }: URL): string => `${protocol}//${host}`
