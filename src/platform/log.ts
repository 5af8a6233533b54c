import { type DestinationStream, type Logger, pino } from 'pino'
import { hideCardNumbers } from '#kit/card-number.ts'
import { errorFacts } from './error-facts.ts'
import { logDestination } from './log-destination.ts'

/** The structured log every part of the server writes to. */
export type Log = Logger

const secretFields = [
  'password',
  'newPassword',
  'code',
  'token',
  'secret',
  'cookie',
  'set-cookie',
  'authorization',
  'accountNo',
  'routingNo',
  'ccNo',
  'cardNumber',
  'cvv',
]

/**
 * Every place a secret may sit in a log entry, three levels deep: pino's wildcards match exactly
 * one level.
 */
const secretPaths = secretFields.flatMap((field) => ['', '*.', '*.*.'].map((prefix) => `${prefix}["${field}"]`))
const redactedPaths = secretPaths.map((path) => path.replace('.[', '['))

/**
 * PLAT-7: structured JSON lines in which secrets, codes, account and card numbers read '[hidden]'.
 */
export function createLog(level: string, destination: DestinationStream = logDestination()): Log {
  const options = {
    level,
    base: null,
    redact: { paths: redactedPaths, censor: '[hidden]' },
    serializers: { err: errorFacts },
    hooks: { streamWrite: hideCardNumbers },
  }
  return pino(options, destination)
}
