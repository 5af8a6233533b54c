import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inProject, log } from './project.mjs'

/**
 * Continues as a bundle of dist/server in this very process: signals reach it directly, and there
 * is no parent that could be killed without it. The first argument becomes the bundle, which is
 * what node:cluster starts its workers from.
 */
export async function runBundle(name) {
  const bundle = inProject('dist', 'server', `${name}.js`)
  if (!existsSync(bundle)) {
    log(`There is no ${bundle}; the sources lack its entry.`)
    process.exit(1)
  }
  process.argv[1] = bundle
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(bundle).href)
}
