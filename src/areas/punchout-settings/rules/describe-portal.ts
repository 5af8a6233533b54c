import { type PunchoutMetadata, type Software, softwares } from '../punchout-settings.ts'

/** What the operator configured. */
export interface PortalCredential {
  readonly publicUrl: string
  readonly domain: string
  /** Undefined: the portal's host. */
  readonly identity: string | undefined
}

/** PUNCH-1: the addresses and the credential that a customer enters in its procurement software. */
export const describePortal = ({ publicUrl, domain, identity }: PortalCredential): PunchoutMetadata => ({
  setupUrl: `${publicUrl}/punchout/setup`,
  orderUrl: `${publicUrl}/punchout/orders`,
  senderDomain: domain,
  senderIdentity: identity ?? new URL(publicUrl).hostname,
  softwares: (Object.entries(softwares) as [Software, string][]).map(([value, label]) => ({ value, label })),
})

/** Punchout section 10: SAP OCI calls an address of its own. */
export const setupUrlOf = ({ setupUrl }: Pick<PunchoutMetadata, 'setupUrl'>, software: Software): string =>
  software === 'sap-oci' ? `${setupUrl}/oci` : setupUrl
