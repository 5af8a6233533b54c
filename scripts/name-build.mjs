import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/** The font of the product; the others are of scripts that no text of it has. */
const isForeignFont = (file) => file.endsWith('.woff2') && !file.includes('-latin-wght-')

/** A megabyte that few need: the worker keeps it from its first use on. */
const isKeptOnUse = (file) => file.endsWith('.wasm')

/**
 * Gives the built web app in `folder` its name, and writes the worker that keeps its files for the
 * time without a connection. The name is made of all contents: file names carry theirs.
 */
export async function nameBuild(folder) {
  const { build } = await import('esbuild')
  const assets = readdirSync(join(folder, 'assets')).filter((file) => !isForeignFont(file))
  const built = assets.map((file) => `/assets/${file}`)
  const onUse = built.filter(isKeptOnUse)
  const files = [...built.filter((file) => !isKeptOnUse(file)), '/icon.svg', '/theme.js'].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const source = inProject('src', 'app', 'worker', 'offline.worker.ts')
  const pagePath = join(folder, 'index.html')
  const page = readFileSync(pagePath, 'utf8')
  const made = [page, ...['theme.js', 'icon.svg'].map((file) => readFileSync(join(folder, file))), readFileSync(source)]
  const hash = createHash('sha256').update([...files, ...onUse].join('\n'))
  for (const part of made) hash.update(part)
  const name = hash.digest('hex').slice(0, 16)
  writeFileSync(pagePath, page.replace('</title>', `</title>\n    <meta name="larder-build" content="${name}" />`))
  await build({
    entryPoints: [source],
    outfile: join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { build: JSON.stringify({ name, files, onUse }) },
    logLevel: 'warning',
  })
}
