import { existsSync, readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'
import { fingerprint, inProject, recall, remember, runNode, log } from './project.mjs'

const pdfThread = 'src/areas/invoice-pages/server/files/pdf-thread.worker.ts'
const dtdThread = 'src/areas/buyer-sandbox/server/dtd.worker.ts'
const indexThread = 'src/areas/shop/server/index-thread.worker.ts'
const isTest = (path) => /\.test\.tsx?$/.test(path)
const ofServer = (path) => !isTest(path) && !/\/web\/|^src\/(ui|browser)\/|\.web\.tsx?$/.test(path)
const ofWeb = (path) => !isTest(path) && !/\/server\/|^src\/platform\/|\.server\.ts$|\.sql$/.test(path)
const packages = ['package.json', 'package-lock.json', 'scripts']

/**
 * Bundles the server into dist/server: main.js, cli.js and the threads that draw PDFs, validate
 * cXML and build the catalogue, unless no source has changed.
 */
export async function buildServer() {
  const entries = {
    main: 'src/app/main.server.ts',
    cli: 'src/app/cli.ts',
    'pdf-thread': pdfThread,
    'dtd-thread': dtdThread,
    'index-thread': indexThread,
  }
  const present = Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(inProject(path))))
  await unlessUnchanged('server', fingerprint(['src', ...packages], ofServer), async () => {
    const { build } = await import('esbuild')
    rmSync(inProject('dist', 'server'), { recursive: true, force: true })
    await build({
      absWorkingDir: inProject(),
      entryPoints: present,
      outdir: 'dist/server',
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      // The process keeps its own text and, for stacks, the maps: without comments and indents, and
      // with two bytes a letter only where one is beyond Latin, that is 8 MB less.
      plugins: [plainLetters],
      minifyWhitespace: true,
      legalComments: 'none',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'warning',
    })
  })
}

/** Writes letters beyond ASCII as escapes, which esbuild does not do in regular expressions. */
const plainLetters = {
  name: 'plain-letters',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
      return { contents: readFileSync(path, 'utf8').replaceAll(/[\u0080-\uffff]/g, escaped), loader: 'ts' }
    })
  },
}

/**
 * Builds the web app into dist/web, unless no source has changed. `beside` is done at the same
 * time: a build leaves a core idle, and the other one is first for what takes longer.
 */
export async function buildWeb(beside) {
  const config = ['vite.config.ts', 'vite.config.mjs'].find((path) => existsSync(inProject(path)))
  if (!config) return
  const wanted = fingerprint(['src', 'public', 'index.html', config, ...packages], ofWeb)
  await unlessUnchanged('web', wanted, () => Promise.all([bundleWeb({ yields: beside !== undefined }), beside?.()]))
}

async function bundleWeb(how) {
  const code = await runNode('scripts/bundle-web.mjs', [], { stdio: ['ignore', 2, 2], ...how })
  if (code !== 0) throw new Error('The web app could not be built')
}

async function unlessUnchanged(half, wanted, work) {
  const stamp = inProject('dist', `${half}.fingerprint`)
  if (recall(stamp) === wanted && existsSync(inProject('dist', half))) return
  const start = performance.now()
  rmSync(stamp, { force: true })
  await work()
  remember(stamp, wanted)
  log(`Built the ${half} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  await buildServer()
  await buildWeb()
}
