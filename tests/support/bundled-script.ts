import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { packageRoot } from '#platform/package-root.ts'

const bundles = new Map<string, Promise<string>>()

/**
 * A script of the sources as one file that Node runs: a process that starts from it takes 0.5 s of
 * the processor, through tsx up to 4.
 */
export function bundledScript(source: string): Promise<string> {
  const bundle = bundles.get(source) ?? bundled(source)
  bundles.set(source, bundle)
  return bundle
}

async function bundled(source: string): Promise<string> {
  const root = packageRoot()
  // Beside the packages, which the script finds from there.
  const folder = join(root, 'node_modules', '.cache', 'test-scripts')
  mkdirSync(folder, { recursive: true })
  const script = join(folder, `${source.slice(root.length + 1).replaceAll(/\W/g, '-')}.mjs`)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    write: false,
  })
  // Complete at once for another run that starts it.
  const fresh = join(folder, `${process.pid}-${basename(script)}`)
  writeFileSync(fresh, outputFiles[0]!.contents)
  renameSync(fresh, script)
  return script
}
