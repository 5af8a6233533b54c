/**
 * The database cannot be reached or went away under a query; whether a running commit arrived is
 * unknown.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor(cause?: unknown) {
    super('The database is away', { cause })
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Shutting down, crashed, starting up, too many connections. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300'])
const driverMessages =
  /connection terminated|connection error|timeout exceeded when trying to connect|timeout expired|query read timeout/i

/** The code of a driver, network or PostgreSQL error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** True when the error says that the connection, not the statement, failed. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof AggregateError) return error.errors.some(isAway)
  const code = errorCode(error)
  if (code !== undefined) return networkCodes.has(code) || serverCodes.has(code) || code.startsWith('08')
  return error instanceof Error && driverMessages.test(error.message)
}
