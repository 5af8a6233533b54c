import { readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** What the browser needs of a call; the rest of `endpoint({…})` is the server's. */
const kept = ['name', 'method', 'path', 'livesBy', 'access', 'idempotent', 'ifMatch', 'rawBody', 'file', 'status']

/**
 * The web build's endpoint files: calls with what the browser needs of them, and plain values.
 * Schemas are not shipped; a screen that imports one fails the build (docs/decisions/0002).
 */
export const callsOnly = (): Plugin => ({
  name: 'calls-only',
  apply: 'build',
  enforce: 'pre',
  buildStart: async () => void (await loadedEndpoints()),
  load: async (id) => (await loadedEndpoints()).get(id) ?? null,
})

let loaded: Promise<ReadonlyMap<string, string>> | undefined

/** By file, the source that takes its place; read from the files themselves, once a build. */
const loadedEndpoints = (): Promise<ReadonlyMap<string, string>> => (loaded ??= loadEndpoints())

async function loadEndpoints(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(resolve(root, 'src/areas'), { recursive: true, encoding: 'utf8' })
  const paths = files.filter((file) => file.endsWith('.endpoints.ts')).map((file) => resolve(root, 'src/areas', file))
  const outfile = resolve(root, 'dist/endpoints-of-build.mjs')
  await build({
    absWorkingDir: root,
    stdin: {
      contents: paths.map((path, n) => `export * as file${n} from ${JSON.stringify(path)}`).join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  const modules = (await import(`${outfile}?${process.pid}`)) as Record<string, Record<string, unknown>>
  rmSync(outfile)
  return new Map(paths.map((path, n) => [path, browserSourceOf(modules[`file${n}`]!)]))
}

/**
 * `export const getCart = {"name":"getCart","method":"GET","path":"/carts/:cartId"}`, one a line.
 */
export const browserSourceOf = (exports: Readonly<Record<string, unknown>>): string =>
  Object.entries(exports)
    .filter(([, value]) => !isSchema(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(isCall(value) ? pick(value) : value)}`)
    .join('\n')

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value

const isCall = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

const pick = (call: object) => Object.fromEntries(Object.entries(call).filter(([name]) => kept.includes(name)))
