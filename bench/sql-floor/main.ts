import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { Refusal, sessionHash, type VisitValues, visitValues } from './access.ts'
import { analyseCart, changeLines, placeOrder, readCart, type WantedLine } from './cart.ts'
import { readGuide } from './guide.ts'
import { readCount } from './inventory.ts'
import { listOrders, readOrder } from './orders.ts'
import { listInvoices, readInvoice } from './invoices.ts'
import { listPayments, readPayables, readPayment, readStatement } from './money.ts'
import { type AskedPayment, makePayment } from './pay.ts'
import { readRecipe } from './recipe.ts'
import { punchoutHash, returnCart } from './return.ts'
import { browse, item, search } from './shop.ts'

/**
 * The floor in SQL: node:http and the driver, a read one prepared statement whose JSON is passed
 * on. It takes the portal's own addresses and cookie and uses the same tables.
 */
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const address =
  /\/divisions\/(?<division>\w+)\/ship-tos\/(?<shipTo>\w+)\/(?<what>items|carts|guides|sales-orders|customer-inventories|recipes)(?<rest>\/.*)?$/
const ofAccount = /\/divisions\/(?<division>\w+)\/bill-tos\/(?<billTo>\w+)\/(?<what>statement|payables)$/
const ofPayment = /\/api\/pay\/payments(?:\/(?<id>[\w-]+))?$/
const ofInvoice = /\/divisions\/(?<division>\w+)\/invoices\/(?<number>(?<shipTo>\w+)-\d+)$/
const ofReturn = /\/carts\/(?<cartId>[\w-]+)\/return$/
const ofCart = /^\/(?<cartId>[\w-]+)(?:\/(?<part>items|place-order))?(?:\/(?<itemNumber>\w+))?(?<adds>\/add-to-cart)?$/

async function read(statement: { name: string; text: string }, values: readonly unknown[]): Promise<string> {
  const { rows } = await database.query<{ answer: string }>({ ...statement, values: [...values] })
  if (!rows[0]) throw new Refusal(404, 'No such session, ship-to, item or cart')
  return rows[0].answer
}

function page(visit: VisitValues, query: URLSearchParams): Promise<string> {
  const leftOut = (Number(query.get('pageNo') ?? 1) - 1) * 30
  const categories = query.getAll('categoryIds')
  if (categories.length > 0) return read(browse, [...visit, categories, leftOut])
  const words = (query.get('keyword') ?? '').match(/\w+/g) ?? []
  return read(search, [...visit, words.map((word) => `${word}:*`).join(' & '), leftOut])
}

async function write(request: IncomingMessage, visit: VisitValues, rest: string): Promise<string> {
  const { cartId = '', part, itemNumber, adds } = ofCart.exec(rest)?.groups ?? {}
  if (part === 'place-order') return placeOrder(database, visit, cartId, String(request.headers['idempotency-key']))
  const body = JSON.parse(await text(request)) as WantedLine & { readonly items?: readonly WantedLine[] }
  const wanted = itemNumber === undefined ? (body.items ?? []) : [{ ...body, itemNumber }]
  return changeLines(database, visit, { cartId, wanted, adds: adds !== undefined })
}

async function answer(request: IncomingMessage): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://floor')
  if (url.pathname === '/healthz') return '{}'
  if (url.pathname === '/api/pay/make-payment') {
    const asked = JSON.parse(await text(request)) as AskedPayment
    return makePayment(database, sessionHash(request), asked, String(request.headers['idempotency-key']))
  }
  if (url.pathname === '/api/invoices') {
    const { searchParams: query } = url
    return read(listInvoices, visitValues(request, query.get('division') ?? '', query.get('shipTo') ?? ''))
  }
  const invoice = ofInvoice.exec(url.pathname)?.groups
  if (invoice) {
    const { division = '', shipTo = '', number } = invoice
    return read(readInvoice, [...visitValues(request, division, shipTo), number])
  }
  const account = ofAccount.exec(url.pathname)?.groups
  if (account) {
    const statement = account['what'] === 'statement' ? readStatement : readPayables
    return read(statement, [sessionHash(request), account['division'], account['billTo']])
  }
  const payment = ofPayment.exec(url.pathname)?.groups
  if (payment) {
    const { id } = payment
    return id ? read(readPayment, [sessionHash(request), id]) : read(listPayments, [sessionHash(request)])
  }
  const returned = ofReturn.exec(url.pathname)?.groups?.['cartId']
  if (returned) return returnCart(database, punchoutHash(request), returned, String(request.headers['idempotency-key']))
  const { division = '', shipTo = '', what, rest = '' } = address.exec(url.pathname)?.groups ?? {}
  const visit = visitValues(request, division, shipTo)
  if (request.method !== 'GET') return write(request, visit, rest)
  if (what === 'carts') {
    const [, cartId, part] = rest.split('/')
    return read(part === 'analysis' ? analyseCart : readCart, [...visit, cartId])
  }
  if (what === 'guides') return read(readGuide, [...visit, rest.split('/').at(-1)!])
  if (what === 'recipes') return read(readRecipe, [...visit, rest.slice(1)])
  if (what === 'customer-inventories') return read(readCount, [...visit, rest.slice(1)])
  if (what === 'sales-orders') return rest ? read(readOrder, [...visit, rest.slice(1)]) : read(listOrders, visit)
  return rest ? read(item, [...visit, rest.slice(1)]) : page(visit, url.searchParams)
}

const server = createServer((request, response) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  answer(request)
    .then((body) => response.writeHead(200, headers).end(body))
    .catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 500
      response.writeHead(status, headers).end(JSON.stringify({ message: String(error) }))
    })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
