import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

const sources = resolve(import.meta.dirname, '../src')

const signIn = ['areas/sessions/web/sign-in-screen.tsx', 'areas/announcements/web/banner-stack.tsx']
const frame = [
  'app/shell/frame.tsx',
  'app/shell/top-bar.tsx',
  'app/shell/top-bar-widgets.tsx',
  'areas/cart-entry/web/cart-widget.tsx',
]
const palette = ['app/shell/palette/command-palette.tsx']
const shop = ['areas/shop/web/shop-screen.tsx']
const notices = ['areas/announcements/web/banner-bar.tsx']
const home = ['areas/dashboard/web/dashboard-screen.tsx']
const glance = ['areas/dashboard/web/ship-to-at-a-glance.tsx']

interface Together {
  readonly name: string
  readonly roots: readonly string[]
  /** Only what these need as well. */
  readonly sharedWith?: readonly string[]
}

/**
 * Screens and parts that are loaded together, in the order in which they come: what an earlier one
 * brings, a later one has.
 */
const together: readonly Together[] = [
  { name: 'start', roots: ['app/index.html'] },
  // Without it the sign-in would load the frame for what both show.
  { name: 'both', roots: signIn, sharedWith: [...frame, ...notices, ...shop] },
  // On the sign-in, too: with the shop it would bring the whole frame there.
  { name: 'notices', roots: notices },
  { name: 'frame', roots: frame },
  // With the shop it would bring the whole shop to Home of staff.
  { name: 'screens', roots: home, sharedWith: shop },
  { name: 'shop', roots: shop },
  { name: 'field', roots: signIn, sharedWith: palette },
  { name: 'sign-in', roots: signIn },
  // With the palette it would bring all that dialogs share to Home.
  { name: 'trade', roots: [...home, ...glance], sharedWith: palette },
  // Comes when the first screen rests, with what all dialogs share.
  { name: 'dialog', roots: palette },
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
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
  const reachedFrom = (roots: readonly string[]): ReadonlySet<string> => {
    const paths = roots.map((path) => resolve(sources, path))
    const reached = new Set<string>()
    const reach = (fileName: string): void => {
      if (!chunks.has(fileName) || reached.has(fileName)) return
      reached.add(fileName)
      chunks.get(fileName)!.imports.forEach(reach)
    }
    // A part that others use as well is in a file without a facade.
    for (const { fileName, facadeModuleId, modules } of chunks.values())
      if (paths.some((path) => path === facadeModuleId || path in modules)) reach(fileName)
    return reached
  }
  const files = new Map<string, string>()
  for (const { name, roots, sharedWith } of together) {
    const others = sharedWith && reachedFrom(sharedWith)
    for (const chunk of reachedFrom(roots))
      if (!others || others.has(chunk))
        for (const id of Object.keys(chunks.get(chunk)!.modules)) if (!files.has(id)) files.set(id, name)
  }
  return files
}
