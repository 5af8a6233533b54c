import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/package-root.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The page of the frame: the built one with what it needs to know; it asks nobody who it is for.
 */
export function cardPage(facts: {
  token: string
  returnOrigin: string | undefined
  action: 'save' | 'pay'
  isDark: boolean
}): string {
  const path = join(packageRoot(), 'dist', 'web', 'card-page.html')
  if (!existsSync(path)) return '<!doctype html><title>Card</title><p>The card page is not built.</p>'
  const known = [
    `<meta name="card-token" content="${escaped(facts.token)}" />`,
    `<meta name="card-action" content="${facts.action}" />`,
    `<meta name="card-return-origin" content="${escaped(facts.returnOrigin ?? '')}" />`,
  ]
  return readFileSync(path, 'utf8')
    .replace('<html lang="en">', `<html lang="en" data-theme="${facts.isDark ? 'dark' : 'light'}">`)
    .replace('</head>', `${known.join('')}</head>`)
}
