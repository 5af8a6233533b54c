import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { inProject, root, log } from './project.mjs'

// npm run dev: the server restarts on a change, screens are hot-reloaded; both at one address.
ensureInstalled()
const port = Number(process.env.PORT || 3000)
const webPort = Number(process.env.WEB_PORT || 5173)
const address = `http://127.0.0.1:${webPort}`
const server = spawn(
  process.execPath,
  [inProject('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/app/main.server.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', PUBLIC_URL: address, ...process.env, PORT: String(port) },
  },
)
const { createServer } = await import('vite')
const target = { target: `http://127.0.0.1:${port}`, changeOrigin: false }
const web = await createServer({
  configFile: inProject('vite.config.ts'),
  server: { host: '127.0.0.1', port: webPort, strictPort: true, proxy: { '/api': target } },
})
await web.listen()
log(`Screens at ${address}, the server behind them at port ${port}`)

// Ctrl+C reaches the server anyway, as it shares the terminal; a second signal would make tsx kill
// it.
process.on('SIGINT', () => void web.close())
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  void web.close().then(() => process.exit(code ?? 0))
})
