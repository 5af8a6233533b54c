import { connect } from 'node:http2'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Buyers } from './buyers.ts'

interface Front {
  readonly base: string
  readonly ca: string
}

/** True when the site is spoken to by HTTP/2, and a page comes that way. */
export const isHttp2 = (front: Front): Promise<boolean> =>
  new Promise((resolve) => {
    const session = connect(front.base, { ca: front.ca })
    session.on('error', () => resolve(false))
    const stream = session.request({ ':path': '/healthz' })
    stream.on('response', (headers) => {
      resolve(headers[':status'] === 200 && session.alpnProtocol === 'h2')
      session.close()
    })
    stream.on('error', () => resolve(false)).resume()
    stream.end()
  })

/** Opens a stream and sees an event of the running orders within two seconds of its making. */
export async function checkEvents(front: Front, cookie: string, buyers: Buyers): Promise<boolean> {
  let events = 0
  const asked = request(`${front.base}/api/events`, { ca: front.ca, headers: { cookie } }, (answer) => {
    answer.setEncoding('utf8').on('data', (piece: string) => (events += piece.split('data: ').length - 1))
    answer.on('error', () => undefined)
  })
  asked.on('error', () => undefined).end()
  await sleep(1500)
  const [before, orders] = [events, buyers.acknowledged.length]
  await sleep(2000)
  asked.destroy()
  return buyers.acknowledged.length > orders && events > before
}
