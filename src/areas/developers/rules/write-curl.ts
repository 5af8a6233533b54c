import type { OpenCall } from '../open-call.ts'

/** Stands for the key in examples. */
export const keyPlaceholder = 'larder_YOUR_KEY'

/** A text inside of single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** NEXT-12: a call as a command line, the key and the parameters to be filled in. */
export function writeCurl(
  { method, path, hasBody, needsIdempotencyKey, takesIfMatch }: Omit<OpenCall, 'name' | 'summary' | 'needs'>,
  origin: string,
): string {
  const headers = [
    `Authorization: Bearer ${keyPlaceholder}`,
    ...(hasBody ? ['Content-Type: application/json'] : []),
    ...(needsIdempotencyKey ? ['Idempotency-Key: a-new-one-for-each-intent'] : []),
    ...(takesIfMatch ? ['If-Match: "version"'] : []),
  ]
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + path)}`,
    ...headers.map((header) => `  -H ${quoted(header)}`),
    ...(hasBody ? [`  -d ${quoted('{…}')}`] : []),
  ].join(' \\\n')
}
