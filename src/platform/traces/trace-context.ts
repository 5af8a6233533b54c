import { randomBytes } from 'node:crypto'

/** Where a span belongs: the trace, and the span that asked for it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits; undefined: the span begins the trace. */
  readonly parentId: string | undefined
  readonly isSampled: boolean
}

const form = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

/**
 * The context of a request by its header `traceparent` (W3C Trace Context): what came before
 * decides whether it is recorded. Without a valid one a trace begins, recorded in `percent` of the
 * cases.
 */
export function traceContextOf(
  header: string | undefined,
  percent: number,
  random: (bytes: number) => Buffer = randomBytes,
): TraceContext {
  const match = header?.startsWith('ff') ? null : form.exec(header ?? '')
  const [, traceId = '', parentId = '', flags = ''] = match ?? []
  if (match && !/^0+$/.test(traceId) && !/^0+$/.test(parentId))
    return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
  const id = random(16)
  return { traceId: id.toString('hex'), parentId: undefined, isSampled: id.readUInt32BE(0) % 100 < percent }
}
