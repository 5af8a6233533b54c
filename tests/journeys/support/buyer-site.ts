import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A procurement system's site on an origin of its own. */
export interface BuyerSite {
  readonly origin: string
  /** A page with the portal in a frame. */
  frameOf(address: string): string
  /** What browsers have posted to its return address. */
  readonly returned: readonly URLSearchParams[]
  close(): Promise<void>
}

const page = (content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Procurement</title><body style="margin:0">${content}</body></html>`

/** Starts it; it is another site than the portal at 127.0.0.1. */
export async function startBuyerSite(): Promise<BuyerSite> {
  const returned: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (pathname === '/return') {
        returned.push(new URLSearchParams(Buffer.concat(pieces).toString('utf8')))
        return response.end(page('<h1>Your cart has arrived</h1>'))
      }
      const source = (searchParams.get('open') ?? '').replace(/[^\w:/.?&=#-]/g, '')
      response.end(
        page(
          `<h1>Procurement</h1><iframe title="Larder" src="${source}" style="width:100%;height:640px;border:0"></iframe>`,
        ),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    returned,
    frameOf: (address) => `${origin}/frame?open=${encodeURIComponent(address)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
