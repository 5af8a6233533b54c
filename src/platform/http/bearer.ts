import type { FastifyRequest } from 'fastify'

/**
 * The token of `Authorization: Bearer …` (RFC 6750): an API key. With one the cookies of the
 * request count for nothing.
 */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
