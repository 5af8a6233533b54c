import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { SpanExporter } from './span-exporter.ts'
import { traceContextOf } from './trace-context.ts'

/** What ends within a request and must not be found in a trace: probes and streams. */
const untraced = new Set(['/healthz', '/readyz', '/metrics', '/api/events'])

/**
 * PLAT-7: a span for each request, under the trace of its `traceparent`: method, route, status and
 * request id, as in the log. Never the address itself, which may hold numbers and links.
 */
export function traceRequests(app: FastifyInstance, { traces }: Pick<Config, 'traces'>, log: Log): void {
  const { endpoint, headers, serviceName, percent } = traces
  if (endpoint === undefined) return
  const exporter = new SpanExporter({ endpoint, headers, serviceName }, log)
  app.addHook('onResponse', (request, reply, next) => {
    next()
    const route = request.routeOptions.url ?? 'none'
    if (untraced.has(route)) return
    const given = request.headers['traceparent']
    const { isSampled, ...context } = traceContextOf(typeof given === 'string' ? given : undefined, percent)
    if (!isSampled) return
    const endMs = performance.timeOrigin + performance.now()
    exporter.add({
      ...context,
      name: `${request.method} ${route}`,
      kind: 'server',
      startMs: endMs - reply.elapsedTime,
      endMs,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'larder.request_id': request.id,
      },
      hasFailed: reply.statusCode >= 500,
    })
  })
  app.addHook('onClose', () => exporter.stop())
}
