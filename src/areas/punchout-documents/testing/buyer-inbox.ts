import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { attributeOf, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { readXml } from '#areas/cxml/rules/read-xml.ts'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'

/** A document as a buyer's system got it. */
export interface TakenDocument {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const stamp = { payloadId: '1@buyer.example', at: new Date(0), timeZone: 'UTC' }

/** A buyer's system on this machine, which answers as the test sets it. */
export async function startBuyerInbox() {
  const taken: TakenDocument[] = []
  const answered: string[] = []
  const answers = { http: 200, code: 200, sentence: '', headers: {} as Record<string, string>, body: '', pauseMs: 0 }
  const server = createServer((request, reply) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      taken.push({ headers: request.headers, text })
      const { http, code, sentence, headers, body, pauseMs } = answers
      setTimeout(() => {
        // Whoever has gone by now does not learn that it was taken.
        if (request.socket.destroyed) return
        answered.push(text)
        reply.writeHead(http, headers).end(body || writeResponse(stamp, code, sentence))
      }, pauseMs)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** Texts of those whose sender waited for the answer. */
    answered,
    answers,
    close: () => void server.close(),
  }
}

/** What a document is, by what matters most of it. */
export function readTaken({ text }: TakenDocument) {
  const xml = readXml(text)
  if (!xml.allowed) throw new Error(xml.refusal.message)
  const request = findElement(xml.value, 'Request')
  const content = request!.children[0]!
  const reference =
    findElement(content, 'OrderReference') ??
    findElement(content, 'ShipNoticePortion/OrderReference') ??
    findElement(content, 'InvoiceDetailOrder/InvoiceDetailOrderInfo/OrderReference') ??
    findElement(content, 'InvoiceDetailHeaderOrder/InvoiceDetailOrderInfo/OrderReference')
  return {
    kind: content.name,
    content,
    payloadId: attributeOf(xml.value, 'payloadID'),
    orderId: attributeOf(reference, 'orderID'),
    orderPayloadId: attributeOf(findElement(reference, 'DocumentReference'), 'payloadID'),
    from: textAt(xml.value, 'Header/From/Credential/Identity'),
    to: textAt(xml.value, 'Header/To/Credential/Identity'),
    secret: textAt(xml.value, 'Header/Sender/Credential/SharedSecret'),
    header: content.children[0]!,
  }
}
