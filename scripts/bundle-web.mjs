import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { keepFormer } from './keep-former.mjs'
import { nameBuild } from './name-build.mjs'
import { precompress } from './precompress.mjs'
import { inProject } from './project.mjs'

// Run by build.mjs in a process of its own: the server must not keep what a build needs. The portal
// and the pages share what reading the configuration and the endpoints costs.
const [fresh, current] = [inProject('dist', 'web.fresh'), inProject('dist', 'web')]
const [freshMaps, maps] = [inProject('dist', 'web-maps.fresh'), inProject('dist', 'web-maps')]
const assets = join(fresh, 'assets')
rmSync(fresh, { recursive: true, force: true })
await bundle('production')
// Before the files are listed, so that browsers cache no maps.
moveMaps()
await nameBuild(fresh)
await bundle('pages')
await precompress(assets)
keepFormer({ fresh: assets, current: join(current, 'assets'), list: inProject('dist', 'web.files') })
// Swapped at the end, so that an interrupted build keeps the old one.
for (const [from, to] of [
  [fresh, current],
  [freshMaps, maps],
]) {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

function bundle(mode) {
  return build({
    mode,
    configFile: inProject('vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh },
  })
}

/** Source maps are for the server, which reads them when a browser reports an error. */
function moveMaps() {
  rmSync(freshMaps, { recursive: true, force: true })
  mkdirSync(freshMaps, { recursive: true })
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.map')))
    renameSync(join(assets, file), join(freshMaps, file))
}
