import { randomBytes } from 'node:crypto'
import type { Log } from '../log.ts'
import { runEvery } from '../loops.ts'
import type { TraceContext } from './trace-context.ts'

/** Something that took time. */
export interface Span extends Omit<TraceContext, 'isSampled'> {
  readonly name: string
  readonly kind: 'server' | 'internal'
  /** Milliseconds since 1970. */
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly hasFailed: boolean
}

/** How spans leave. */
export interface ExporterOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without the path. */
  readonly endpoint: string
  /** OTEL_EXPORTER_OTLP_HEADERS: `name=value`, separated by commas. */
  readonly headers: string | undefined
  readonly serviceName: string
}

/** Milliseconds between two deliveries, and after which one is given up. */
const everyMs = 5000
const timeoutMs = 10_000
/** Spans that wait at most; further ones are dropped, never the request they describe. */
const maxWaiting = 4096

const kinds = { internal: 1, server: 2 } as const
const failed = 2

/**
 * PLAT-7: sends spans to a collector of OpenTelemetry by OTLP over HTTP, as JSON. A collector that
 * is away costs spans and one line of the log, nothing else.
 */
export class SpanExporter {
  readonly #options: ExporterOptions
  readonly #log: Log
  readonly #stopLoop: () => Promise<void>
  #waiting: object[] = []
  #dropped = 0
  #isAway = false

  constructor(options: ExporterOptions, log: Log) {
    this.#options = options
    this.#log = log
    this.#stopLoop = runEvery({
      loop: 'traces',
      everyMs,
      round: () => this.#send(),
      onFailure: (error) => this.#noteFailure(error),
    })
  }

  add(span: Span): void {
    if (this.#waiting.length >= maxWaiting) this.#dropped++
    else this.#waiting.push(asOtlp(span))
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    await this.#send().catch((error: unknown) => this.#noteFailure(error))
  }

  async stop(): Promise<void> {
    await this.#stopLoop()
    await this.flush()
  }

  async #send(): Promise<void> {
    const spans = this.#waiting
    if (spans.length === 0) return
    this.#waiting = []
    const { endpoint, headers, serviceName } = this.#options
    const resource = { attributes: attributesOf({ 'service.name': serviceName, 'process.pid': process.pid }) }
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'larder' }, spans }] }] })
    try {
      const answer = await fetch(`${endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(headers) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The collector returned ${answer.status}`)
      this.#isAway = false
    } catch (error) {
      this.#dropped += spans.length
      throw error
    }
  }

  #noteFailure(error: unknown): void {
    if (!this.#isAway) this.#log.warn({ err: error, dropped: this.#dropped }, 'traces could not be sent')
    this.#isAway = true
  }
}

const attributesOf = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))

const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const asOtlp = ({ traceId, parentId, name, kind, startMs, endMs, attributes, hasFailed }: Span): object => ({
  traceId,
  spanId: randomBytes(8).toString('hex'),
  ...(parentId !== undefined && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: attributesOf(attributes),
  ...(hasFailed && { status: { code: failed } }),
})

/** Values are percent-encoded, as in W3C Baggage. */
function headersOf(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )
}
