/** A request as a buyer's system sends it, with this content. */
export const cxmlDocument = (
  content: string,
  { secret = 'sesame', mode = 'production', payloadId = '1@buyer.example' } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.021/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-03-02T09:15:00-08:00" xml:lang="en-US">
  <Header>
    <From><Credential domain="DUNS"><Identity>buyer-7</Identity></Credential></From>
    <To><Credential domain="NetworkId"><Identity>larder</Identity></Credential></To>
    <Sender>
      <Credential domain="NetworkId"><Identity>hospital</Identity><SharedSecret>${secret}</SharedSecret></Credential>
      <UserAgent>Procurement 1.0</UserAgent>
    </Sender>
  </Header>
  <Request deploymentMode="${mode}">${content}</Request>
</cXML>`

/** A setup request with these elements beside cookie and return address. */
export const setupContent = (more = '', operation = 'create'): string =>
  `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>c-1</BuyerCookie>
  <BrowserFormPost><URL>https://buyer.example/return?s=1&amp;t=2</URL></BrowserFormPost>${more}</PunchOutSetupRequest>`

/** A line of an order, by what differs. */
export const orderedItem = ({
  part = '100234',
  quantity = '2',
  unit = 'CS',
  price = '41.20',
  aux = '',
  more = '',
} = {}): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${part}</SupplierPartID>${
    aux && `<SupplierPartAuxiliaryID>${aux}</SupplierPartAuxiliaryID>`
  }</ItemID><ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice>
  <Description xml:lang="en">x</Description><UnitOfMeasure>${unit}</UnitOfMeasure></ItemDetail>${more}</ItemOut>`

/** An order with these lines. */
export const orderContent = (lines: string, { id = 'PO-77', attributes = '', header = '' } = {}): string =>
  `<OrderRequest><OrderRequestHeader orderID="${id}" orderDate="2026-03-02" ${attributes}>
  <Total><Money currency="USD">82.40</Money></Total>${header}</OrderRequestHeader>${lines}</OrderRequest>`
