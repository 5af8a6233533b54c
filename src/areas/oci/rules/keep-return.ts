import type { FormPair, OciReturn } from '../oci.ts'

/** PUNCH-3: what a session keeps of a call-up besides its hook address and target. */
export const keepReturn = ({ charset, echoed }: OciReturn): string => JSON.stringify({ charset, echoed })

/** PUNCH-3: how the cart of a session goes back; what another protocol kept has no echo. */
export function keptReturn(session: {
  readonly returnUrl: string
  readonly returnTarget: string
  readonly buyerCookie: string
}): OciReturn {
  const { charset, echoed } = kept(session.buyerCookie)
  return {
    hookUrl: session.returnUrl,
    target: session.returnTarget || '_top',
    charset: charset === 'utf-8' ? charset : 'iso-8859-1',
    echoed: Array.isArray(echoed) ? echoed.filter(isPair) : [],
  }
}

const isPair = (value: unknown): value is FormPair =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')

function kept(text: string): { readonly charset?: unknown; readonly echoed?: unknown } {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
