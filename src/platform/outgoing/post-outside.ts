import { lookup as resolve, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { checkOutsideUrl } from './check-outside-url.ts'
import { isPublicAddress } from './is-public-address.ts'

/** What came back, or why nothing did. */
export interface OutsideAnswer {
  /** Null: there was no answer. */
  readonly status: number | null
  /** The beginning of its body. */
  readonly text: string
  readonly ms: number
  /** Null when there was an answer. */
  readonly problem: string | null
}

/** A request to an address that a customer entered. */
export interface OutsideRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Hosts, with their port, that an operator allows for tests. */
  readonly testHosts: readonly string[]
  readonly timeoutMs?: number
}

/** How long an answer may take, in milliseconds, and how much of it is read, in bytes. */
const usualTimeoutMs = 10_000
const maxBytes = 64 * 1024

type Resolver = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void
const byDns: Resolver = (host, done) => resolve(host, { all: true }, done)

const inside = 'The address leads into a network that is not reached from outside'

/**
 * Resolves names for one connection: the addresses that are checked are the ones connected to, so
 * that a name cannot stand for another one in between. One address inside refuses them all.
 */
export const lookupOutside =
  (resolver: Resolver = byDns): LookupFunction =>
  (host, options, done) => {
    resolver(host, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('There is no such host'), '', 0)
      if (!found.every(({ address }) => isPublicAddress(address))) return done(new Error(inside), '', 0)
      if (options.all) return done(null, found)
      return done(null, first.address, first.family)
    })
  }

/**
 * NEXT-12: posts to an address that a customer entered, which must not reach inside: https on the
 * usual ports, every address of its name of the Internet, no redirect followed, and so long and so
 * much as is given.
 */
export async function postOutside(
  { url, headers, body, testHosts, timeoutMs = usualTimeoutMs }: OutsideRequest,
  resolver?: Resolver,
): Promise<OutsideAnswer> {
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  if (checkOutsideUrl(url, testHosts) !== undefined) return { status: null, text: '', ms: took(), problem: inside }
  const target = new URL(url)
  const isTest = testHosts.includes(target.host)
  const { request } = target.protocol === 'https:' ? https : http
  return new Promise((done) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const fail = (error: Error) => {
      const problem = signal.aborted ? `No answer within ${timeoutMs / 1000} seconds` : error.message
      done({ status: null, text: '', ms: took(), problem })
    }
    const sent = request(target, {
      method: 'POST',
      // No connection is used again: each is checked.
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      maxHeaderSize: 16_384,
      ...(!isTest && { lookup: lookupOutside(resolver) }),
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      const pieces: Buffer[] = []
      let size = 0
      const end = () => {
        const text = Buffer.concat(pieces).toString('utf8')
        done({ status: answer.statusCode ?? null, text, ms: took(), problem: null })
        sent.destroy()
      }
      answer.on('data', (piece: Buffer) => {
        size += piece.length
        if (size <= maxBytes) pieces.push(piece)
        else end()
      })
      answer.on('end', end)
      answer.on('error', fail)
    })
    sent.end(body)
  })
}
