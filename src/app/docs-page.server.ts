import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiFacts, openApiSteps } from '#contract/openapi.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Steps } from '#kit/steps.ts'
import { inSlices } from '#platform/in-slices.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters: { name: string; in: string; required: boolean; schema: { description?: string } }[]
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

const json = (value: object): string => `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`

function section(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    (p) =>
      `<li><code>${escaped(p.name)}</code> (${p.in}${p.required ? ', required' : ''}) ${escaped(p.schema.description ?? '')}</li>`,
  )
  const answers = Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      `<h4>${status}</h4><p>${escaped(description).replaceAll('\n\n', '<br>')}</p>` +
      (status < '300' && content
        ? `<details><summary>Body</summary>${json(content['application/json']?.schema ?? content)}</details>`
        : ''),
  )
  const body = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema
  return `<section id="${operation.operationId}"><h2><span>${method.toUpperCase()}</span> ${escaped(path)}</h2>
<p>${escaped(operation.summary)}. ${escaped(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : ''}
${body ? `<h3>Request body</h3><details><summary>Schema</summary>${json(body)}</details>` : ''}
<h3>Answers</h3>${answers.join('')}</section>`
}

/** The readable page of an OpenAPI document, without scripts. */
function* pageSteps(document: Record<string, unknown>, version: string): Steps<string> {
  const operations = Object.entries(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections: string[] = []
  for (const { method, path, operation } of operations) {
    sections.push(section(method, path, operation))
    yield
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Larder API ${version}</title><style>
body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d231d;background:#fbfaf7}
h2{font-size:1rem;border-top:1px solid #ddd8cc;padding-top:1.5rem;word-break:break-all}h2 span{color:#17603d}
h3{font-size:.9rem;margin-bottom:0}h4{margin:.5rem 0 0}pre{background:#f1eee6;padding:.75rem;overflow:auto;border-radius:6px}
a{color:#17603d}@media(prefers-color-scheme:dark){body{background:#171a17;color:#e8e6df}pre{background:#22261f}a,h2 span{color:#7fcf9f}h2{border-color:#3a3f37}}
</style><main><h1>Larder API ${version}</h1><p>As a document: <a href="/api/openapi.json">openapi.json</a>. Errors read
<code>{code, message, field?, details?}</code>.</p><nav aria-label="Calls"><ul>${operations
    .map(
      ({ operation, method, path }) =>
        `<li><a href="#${operation.operationId}">${method.toUpperCase()} ${escaped(path)}</a>: ${escaped(operation.summary)}</li>`,
    )
    .join('')}</ul></nav>${sections.join('')}</main></html>`
}

/** A document as text, path by path. */
function* textSteps({ paths, ...rest }: Record<string, unknown>): Steps<string> {
  const texts: string[] = []
  for (const [path, operations] of Object.entries(paths as Record<string, unknown>)) {
    texts.push(`${JSON.stringify(path)}:${JSON.stringify(operations)}`)
    yield
  }
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{${texts.join()}}}`
}

/**
 * PLAT-6: the OpenAPI document at /api/openapi.json and a readable page of it at /api/docs. They
 * take half a second to make, which happens in slices when the portal starts to listen: not in a
 * request, and not for the many tests that call the portal without a port. They are compressed:
 * 4 MB of text that hardly anybody asks for.
 */
export function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[], facts: ApiFacts): void {
  const make = async () => {
    const document = await inSlices(openApiSteps(endpoints, facts))
    const text = await compressed(await inSlices(textSteps(document)))
    return { text, page: await compressed(await inSlices(pageSteps(document, facts.version))) }
  }
  let made: ReturnType<typeof make> | undefined
  const docs = () => (made ??= make())
  app.addHook('onListen', () => void docs())
  app.get('/api/openapi.json', async (request, reply) =>
    sendCompressed(request, reply.type('application/json'), (await docs()).text),
  )
  app.get('/api/docs', async (request, reply) =>
    sendCompressed(request, reply.type('text/html; charset=utf-8'), (await docs()).page),
  )
}

const compressed = promisify<string, Buffer>(gzip)
const expanded = promisify<Buffer, Buffer>(gunzip)

async function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, content: Buffer) {
  void reply.header('vary', 'accept-encoding')
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(content)
  return reply.send(await expanded(content))
}
