import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'

const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Where SAP OCI calls up the portal, from a browser. */
export const ociAddress = (): string => metaOf('portal-origin') + metaOf('oci-path')

/**
 * What a ticket says; undefined for what is none. The simulator's server judges whether it is good.
 */
export function factsIn(ticket: string): SimulatorFacts | undefined {
  try {
    const [text = ''] = ticket.split('.', 1)
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const facts = JSON.parse(new TextDecoder().decode(bytes)) as Partial<SimulatorFacts>
    return facts.senderIdentity !== undefined && Array.isArray(facts.codes) ? (facts as SimulatorFacts) : undefined
  } catch {
    return undefined
  }
}
