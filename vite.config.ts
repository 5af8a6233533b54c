import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { bareIcons } from './scripts/bare-icons.ts'
import { callsOnly } from './scripts/calls-only.ts'
import { loadersApart } from './scripts/loaders-apart.ts'
import { loadedTogether } from './scripts/loaded-together.ts'

const root = resolve(import.meta.dirname, 'src/app')

// Drawn once and seldom again: what the compiler adds for the times after that would be 5 KB of the
// first route (decision 18).
const drawnOnce = [/[\\/]app[\\/]shell[\\/]/, /[\\/]areas[\\/]announcements[\\/]/]

// The words of React Aria come in 30 languages; the product speaks one.
const scriptsBy = (compiler: boolean): NonNullable<UserConfig['plugins']> => [
  { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  // Before the compiler, which prints what this one reads.
  loadersApart(),
  react({ compiler, exclude: [/[\\/]node_modules[\\/]/, ...drawnOnce] }),
  callsOnly(),
  bareIcons(),
]

const portal: UserConfig = {
  root,
  plugins: [...scriptsBy(true), tailwindcss()],
  // The browser describes calls but never validates with schemas: docs/decisions/0002.
  resolve: { alias: { zod: resolve(import.meta.dirname, 'src/browser/zod-in-browser.ts') } },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    // Kept for the server alone: scripts/build.mjs moves them out of what is served.
    sourcemap: 'hidden',
    rolldownOptions: { input: resolve(root, 'index.html') },
  },
}

/**
 * Pages of their own beside the portal: the components, the card processor's page and the simulator
 * of procurement software, which other origins serve. Built apart (`--mode pages`): a file shared
 * with the portal would start the portal inside them.
 */
const pages: UserConfig = {
  ...portal,
  build: {
    ...portal.build,
    emptyOutDir: false,
    manifest: false,
    sourcemap: false,
    rolldownOptions: {
      input: [resolve(root, 'gallery.html'), resolve(root, 'card-page.html'), resolve(root, 'buyer-page.html')],
    },
  },
}

export default defineConfig(({ mode }) => {
  if (mode === 'pages') return pages
  // Neither styles nor the compiler change what leads to what.
  return { ...portal, plugins: [...(portal.plugins ?? []), loadedTogether({ ...portal, plugins: scriptsBy(false) })] }
})
