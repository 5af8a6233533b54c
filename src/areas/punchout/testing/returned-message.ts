import { childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { readXml } from '#areas/cxml/rules/read-xml.ts'
import type { Api } from '#tests/support/api.ts'

/** What the return page posts. */
export interface ReturnedMessage {
  readonly status: number
  readonly policy: string
  readonly action: string
  readonly field: string
  /** The document. */
  readonly xml: string
  readonly cookie: string
  readonly statusCode: string | undefined
  readonly total: string
  readonly shipTo: string
  readonly lines: readonly string[][]
}

const unescape = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]!)

/** Opens the return page with the cookie of a session and reads what it would post. */
export async function openReturnPage(api: Api, cookie: string): Promise<ReturnedMessage> {
  const page = await api.send({ method: 'GET', url: '/punchout/return', headers: { cookie } })
  const [, field = '', value = ''] = /<input type="hidden" name="([^"]*)" value="([^"]*)">/.exec(page.text) ?? []
  const given = unescape(value)
  const xml = field === 'cxml-base64' ? Buffer.from(given, 'base64').toString('utf8') : given
  const read = readXml(xml)
  const message = findElement(read.allowed ? read.value : undefined, 'Message')
  const order = findElement(message, 'PunchOutOrderMessage')
  const header = findElement(order, 'PunchOutOrderMessageHeader')
  return {
    status: page.status,
    policy: String(page.headers['content-security-policy']),
    action: unescape(/action="([^"]*)"/.exec(page.text)?.[1] ?? ''),
    field,
    xml,
    cookie: findElement(order, 'BuyerCookie')?.inner ?? '',
    statusCode: findElement(message, 'Status')?.attributes.get('code'),
    total: textAt(header, 'Total/Money'),
    shipTo: findElement(header, 'ShipTo/Address')?.attributes.get('addressID') ?? '',
    lines: childrenNamed(order, 'ItemIn').map((item) => [
      textAt(item, 'ItemID/SupplierPartID'),
      textAt(item, 'ItemID/SupplierPartAuxiliaryID'),
      item.attributes.get('quantity') ?? '',
      textAt(item, 'ItemDetail/UnitPrice/Money'),
      textAt(item, 'ItemDetail/UnitOfMeasure'),
      textAt(item, 'ItemDetail/Classification'),
      childrenNamed(findElement(item, 'ItemDetail'), 'Extrinsic')
        .map(({ attributes }) => attributes.get('name'))
        .join(),
    ]),
  }
}
