import { randomUUID } from 'node:crypto'
import { findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { readXml } from '#areas/cxml/rules/read-xml.ts'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { generatePunchoutSecret, updatePunchoutSettings } from '#areas/punchout-settings/punchout-settings.endpoints.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'
import { addIntegration, enablePunchout, someSettings } from '#areas/punchout-settings/testing/integration.ts'
import type { Api, Client } from '#tests/support/api.ts'
import type { Person } from '#tests/support/distributor.ts'

/** What a document of the buyer differs in. */
export interface DocumentParts {
  readonly secret?: string | undefined
  readonly sender?: string
  readonly domain?: string
  readonly from?: string
  readonly payloadId?: string
  readonly timestamp?: string
  readonly mode?: 'production' | 'test'
  readonly version?: string
}

/** What the portal answered to a document. */
export interface CxmlAnswer {
  /** Of HTTP. */
  readonly http: number
  readonly code: string
  readonly sentence: string
  readonly text: string
  /** The start page's path, where there is one. */
  readonly startPath: string
}

/** A procurement system with an integration of a user. */
export interface BuyerSystem {
  readonly settingsId: string
  readonly secret: string
  document(content: string, parts?: DocumentParts): string
  post(content: string, parts?: DocumentParts & { readonly to?: string; readonly type?: string }): Promise<CxmlAnswer>
  /** Sets up a session and opens its start page: a browser in it. */
  visit(more?: string, operation?: string, parts?: DocumentParts): Promise<Visit>
}

/** A browser in a procurement session. */
export interface Visit extends Client {
  readonly cookie: string
  /** Where the start page led. */
  readonly location: string
}

/** The response as it was read. */
export function readAnswer({ status, text }: { readonly status: number; readonly text: string }): CxmlAnswer {
  const read = readXml(text)
  const response = findElement(read.allowed ? read.value : undefined, 'Response')
  const startUrl = textAt(response, 'PunchOutSetupResponse/StartPage/URL')
  return {
    http: status,
    code: findElement(response, 'Status')?.attributes.get('code') ?? '',
    sentence: textAt(response, 'Status'),
    text,
    startPath: startUrl && new URL(startUrl).pathname,
  }
}

/** The cookie of the procurement session that a response sets. */
export const cookieIn = (headers: Readonly<Record<string, unknown>>): string =>
  /larder_punchout=[^;]+/.exec([headers['set-cookie'] ?? []].flat().join('\n'))?.[0] ?? ''

/** Where a browser that keeps its cookie comes to from an opened start page. */
export async function arrivalOf(
  api: Api,
  started: { readonly headers: Readonly<Record<string, unknown>> },
): Promise<string> {
  const headers = { cookie: cookieIn(started.headers) }
  const arrived = await api.send({ method: 'GET', url: String(started.headers['location']), headers })
  return String(arrived.headers['location'])
}

/** Adds an integration of the person, with a secret, and the system that uses it. */
export async function buyerSystem(
  api: Api,
  person: Person = 'buyer',
  {
    settings = {},
    mapping = [],
  }: {
    readonly settings?: Partial<SettingsText>
    readonly mapping?: readonly { shipTo: string; punchoutShipTo: string; punchoutGroupId?: string }[]
  } = {},
): Promise<BuyerSystem> {
  await enablePunchout(api, person)
  const owner = await api.as(person)
  const text = { ...someSettings(), ...settings }
  const { id } = await addIntegration(owner, text)
  const params = { punchoutSettingsId: id }
  if (mapping.length > 0) await owner.ask(updatePunchoutSettings, { params, body: { shipTosMapping: [...mapping] } })
  const { secret } = await owner.ask(generatePunchoutSecret, { params })
  const document = (content: string, parts: DocumentParts = {}): string => {
    const given = 'secret' in parts ? parts.secret : secret
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${parts.version ?? '1.2.021'}/cXML.dtd">
<cXML payloadID="${parts.payloadId ?? randomUUID()}" timestamp="${parts.timestamp ?? '2026-03-02T12:00:00-08:00'}">
  <Header>
    <From><Credential domain="DUNS"><Identity>${parts.from ?? 'buyer-7'}</Identity></Credential></From>
    <To><Credential domain="NetworkId"><Identity>larder</Identity></Credential></To>
    <Sender><Credential domain="${parts.domain ?? text.senderDomain}"><Identity>${parts.sender ?? text.senderIdentity}</Identity>${
      given === undefined ? '' : `<SharedSecret>${given}</SharedSecret>`
    }</Credential><UserAgent>Procurement 1.0</UserAgent></Sender>
  </Header>
  <Request deploymentMode="${parts.mode ?? 'production'}">${content}</Request>
</cXML>`
  }
  const post: BuyerSystem['post'] = async (content, { to = '/punchout/setup', type = 'text/xml', ...parts } = {}) =>
    readAnswer(
      await api.send({ method: 'POST', url: to, headers: { 'content-type': type }, payload: document(content, parts) }),
    )
  return {
    settingsId: id,
    secret,
    document,
    post,
    visit: async (more = '', operation = 'create', parts = {}) => {
      const { startPath, text } = await post(setupContent(more, operation), parts)
      if (startPath === '') throw new Error(text)
      const started = await api.send({ method: 'GET', url: startPath })
      const cookie = cookieIn(started.headers)
      const headers = { cookie, 'x-larder-punchout': 'yes' }
      const call: Client['call'] = (endpoint, input, options = {}) =>
        api.nobody.call(endpoint, input, { ...options, headers: { ...headers, ...options.headers } })
      const ask: Client['ask'] = (endpoint, input, options = {}) =>
        api.nobody.ask(endpoint, input, { ...options, headers: { ...headers, ...options.headers } })
      return { cookie, location: await arrivalOf(api, started), call, ask }
    },
  }
}

/** A ShipTo element with this code of the buyer's. */
export const shipToElement = (addressId: string): string =>
  `<ShipTo><Address addressID="${addressId}"><Name xml:lang="en">Ward</Name></Address></ShipTo>`
