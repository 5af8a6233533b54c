import pg from 'pg'

/** What the log keeps of an error. */
interface ErrorFacts {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** Named so because 'code' is redacted: it may be one of a second factor. */
  readonly errorCode?: string
  readonly table?: string
  readonly constraint?: string
  readonly cause?: ErrorFacts
}

/** PostgreSQL's class of data exceptions: their messages quote the value that was sent. */
const dataException = /^22/

/**
 * PLAT-7: an error for the log. Fields that PostgreSQL fills with values of the row (`detail`,
 * `where`, `hint`) are left out, and a quoted value reads "[hidden]": rows hold password hashes,
 * messages hold what people typed.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts | string {
  if (!(error instanceof Error)) return typeof error
  const code: unknown = Reflect.get(error, 'code')
  const message = safeMessage(error)
  const { table, constraint } = error instanceof pg.DatabaseError ? error : {}
  const cause = depth < 3 && error.cause instanceof Error ? errorFacts(error.cause, depth + 1) : undefined
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { errorCode: code }),
    ...(table && { table }),
    ...(constraint && { constraint }),
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(typeof cause === 'object' && { cause }),
  }
}

function safeMessage(error: Error): string {
  if (!(error instanceof pg.DatabaseError) || !dataException.test(error.code ?? '')) return error.message
  return error.message.replace(/"[^]*"/, '"[hidden]"')
}
