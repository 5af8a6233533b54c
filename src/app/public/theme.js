// Before the first paint, so that a dark room stays dark. `system` follows the machine.
try {
  const chosen = localStorage.getItem('larder.theme') || 'system'
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
