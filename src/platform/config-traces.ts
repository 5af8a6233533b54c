import { address, longText, secret, text, whole } from './config-fields.ts'

/** PLAT-7: where traces go; the names are OpenTelemetry's. */
export const traces = {
  /** A collector that takes OTLP over HTTP; absent: there are no traces. */
  endpoint: secret(address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'])),
  /** Sent with them, such as `authorization=Bearer%20…`. */
  headers: secret(longText('OTEL_EXPORTER_OTLP_HEADERS', 3)),
  serviceName: text('OTEL_SERVICE_NAME', 'larder'),
  /** Of the traces that begin here, how many are recorded. */
  percent: whole('LARDER_TRACE_PERCENT', 100, 0, 100),
}
