import type { FastifyRequest } from 'fastify'
import { punchoutMeta } from '#contract/punchout-page.ts'

/** What a page brings into a browser that keeps no cookie. */
export interface HandedOver {
  readonly token: string
  /** The address the page goes on at. */
  readonly screen: string
}

const handed = new WeakMap<FastifyRequest, HandedOver>()

/** PUNCH-4: the page of this request brings the session's token. */
export const handOver = (request: FastifyRequest, what: HandedOver): void => void handed.set(request, what)

/** What the page of this request brings, if anything. */
export const handedOver = (request: FastifyRequest): HandedOver | undefined => handed.get(request)

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The elements by which the page brings it. */
export const handedMarkup = ({ token, screen }: HandedOver): string =>
  `<meta name="${punchoutMeta.token}" content="${escaped(token)}"><meta name="${punchoutMeta.screen}" content="${escaped(screen)}">`
