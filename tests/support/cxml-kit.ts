import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { type BuyerSystem, buyerSystem, type CxmlAnswer, readAnswer } from '#areas/punchout/testing/buyer-system.ts'
import { type Api, startApi } from './api.ts'

/** Where setups go. */
export const setupUrl = '/punchout/setup'
/** Where orders go. */
export const orderUrl = '/punchout/orders'

/** A case of the book: what is sent, where, and the status it has for it. */
export interface Case {
  readonly what: string
  readonly send: string | Buffer
  readonly to?: string
  readonly type?: string
  /** Status of cXML, and words of its sentence. */
  readonly code: string
  readonly says?: string
}

/** ShipTo as the DTD has it, whole. */
export const shipTo = `<ShipTo><Address isoCountryCode="US" addressID="W-1"><Name xml:lang="en">Ward 7</Name>
  <PostalAddress name="default"><DeliverTo>Dock 2</DeliverTo><Street>1 Main St</Street><City>Las Vegas</City><State>NV</State>
  <PostalCode>89101</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress>
  <Email name="default" preferredLang="en-US">ward@buyer.example</Email>
  <Phone name="work"><TelephoneNumber><CountryCode isoCountryCode="US">1</CountryCode><AreaOrCityCode>702</AreaOrCityCode>
  <Number>5550100</Number></TelephoneNumber></Phone></Address><CarrierIdentifier domain="SCAC">UPSN</CarrierIdentifier></ShipTo>`

/** A line of an order, by what differs. */
export const item = (
  given: {
    line?: number
    quantity?: string
    part?: string
    unit?: string
    price?: string
    attributes?: string
    more?: string
    detail?: string
    aux?: string
  } = {},
): string => {
  const {
    line = 1,
    quantity = '2',
    part = '1001',
    unit = 'CS',
    price = '20.00',
    attributes = '',
    more = '',
    detail = '',
    aux = '',
  } = given
  return `<ItemOut quantity="${quantity}" lineNumber="${line}" ${attributes}><ItemID><SupplierPartID>${part}</SupplierPartID>${aux && `<SupplierPartAuxiliaryID>${aux}</SupplierPartAuxiliaryID>`}</ItemID>
  <ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice><Description xml:lang="en-US">Flour <ShortName>Flour</ShortName></Description>
  <UnitOfMeasure>${unit}</UnitOfMeasure><Classification domain="UNSPSC">50221300</Classification><ManufacturerPartID>x</ManufacturerPartID>${detail}</ItemDetail>${more}</ItemOut>`
}

let orders = 0
/** An order, by what differs. */
export const order = (
  given: { lines?: string; attributes?: string; header?: string; id?: string; total?: string; at?: string } = {},
): string => {
  const { lines = item(), attributes = '', header = '', id = `KIT-${++orders}`, total = '40.00', at = shipTo } = given
  return `<OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-03-02T09:00:00-08:00" ${attributes}>
  <Total><Money currency="USD">${total}</Money></Total>${at}${header}</OrderRequestHeader>${lines}</OrderRequest>`
}

/** A procurement system with two ship-tos, and what it sends. */
export interface Kit {
  readonly api: Api
  readonly system: BuyerSystem
  readonly doc: BuyerSystem['document']
  readonly setup: string
  readonly orderDoc: (given?: Parameters<typeof order>[0], parts?: Parameters<BuyerSystem['document']>[1]) => string
  readonly post: (request: Pick<Case, 'send' | 'to' | 'type'>) => Promise<CxmlAnswer>
}

/** Starts it; call once, at the top of a test file. */
export async function startKit(): Promise<Kit> {
  const api = await startApi()
  const system = await buyerSystem(api, 'buyer', {
    mapping: [
      { shipTo: '0000101', punchoutShipTo: 'W-1' },
      { shipTo: '0000102', punchoutShipTo: 'W-2' },
    ],
  })
  return {
    api,
    system,
    doc: system.document,
    setup: setupContent(shipTo),
    orderDoc: (given = {}, parts = {}) => system.document(order(given), parts),
    post: async ({ send, to = setupUrl, type = 'text/xml' }) =>
      readAnswer(await api.send({ method: 'POST', url: to, headers: { 'content-type': type }, payload: send })),
  }
}
