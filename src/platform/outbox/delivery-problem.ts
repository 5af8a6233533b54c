/** Longest note on a failed delivery. */
const longest = 300

/**
 * What went wrong with a delivery, for the outbox page and the log: names the cause and leaves
 * credentials in addresses out.
 */
export function deliveryProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : undefined
  const code: unknown = cause && Reflect.get(cause, 'code')
  const why = typeof code === 'string' ? `${error.message} (${code})` : error.message
  return why.replace(/\/\/[^\s/@]*@/g, '//').slice(0, longest)
}
