import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = resolve(import.meta.dirname, 'src/app')

export default defineConfig({
  root,
  // The words of React Aria come in 30 languages; the product speaks one.
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react({ compiler: true }),
    tailwindcss(),
  ],
  // The browser describes calls but never validates with schemas: docs/decisions/0002.
  resolve: { alias: { zod: resolve(import.meta.dirname, 'src/browser/zod-in-browser.ts') } },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    rolldownOptions: {
      input: [resolve(root, 'index.html'), resolve(root, 'gallery.html'), resolve(root, 'card-page.html')].filter(
        (page) => existsSync(page),
      ),
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
