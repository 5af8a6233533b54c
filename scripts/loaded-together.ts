import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

const sources = resolve(import.meta.dirname, '../src')

/**
 * Screens and parts that are loaded together, in the order in which they come: what an earlier one
 * brings, a later one has.
 */
const together = [
  { name: 'start', roots: ['app/index.html'] },
  {
    name: 'frame',
    roots: [
      'app/shell/frame.tsx',
      'app/shell/top-bar.tsx',
      'app/shell/top-bar-widgets.tsx',
      'areas/cart-entry/web/cart-widget.tsx',
      'areas/cart-entry/web/cart-watch.tsx',
    ],
  },
  { name: 'shop', roots: ['areas/shop/web/shop-screen.tsx'] },
]

/**
 * Gives the modules of the first screens files of their own. The bundler alone makes a small file
 * for each set of screens that share something: some seventy requests for the first screen, and a
 * tenth more bytes.
 *
 * A plugin, as its hook runs in a build only: tools that merely read the Vite config (knip, for
 * one) would otherwise pay for `filesOfFirstScreens` each time.
 */
export function loadedTogether(config: UserConfig): Plugin {
  return {
    name: 'larder:loaded-together',
    apply: 'build',
    config: async () => {
      const files = await filesOfFirstScreens(config)
      const groups = [
        { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
        {
          name: (id: string) => files.get(id) ?? null,
          debugName: 'first screens',
          // What they need is in the map already; what else an index file names is not theirs.
          includeDependenciesRecursively: false,
        },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/**
 * Which file each module of the first screens goes to, by module id: what is loaded together is
 * seen from a build of its own, which is not written.
 */
async function filesOfFirstScreens(config: UserConfig): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
  const files = new Map<string, string>()
  for (const { name, roots } of together) {
    const paths = roots.map((path) => resolve(sources, path))
    const reached = new Set<string>()
    const reach = (fileName: string): void => {
      const chunk = chunks.get(fileName)
      if (!chunk || reached.has(fileName)) return
      reached.add(fileName)
      for (const id of Object.keys(chunk.modules)) if (!files.has(id)) files.set(id, name)
      chunk.imports.forEach(reach)
    }
    for (const { fileName, facadeModuleId } of chunks.values())
      if (paths.includes(facadeModuleId ?? '')) reach(fileName)
  }
  return files
}
