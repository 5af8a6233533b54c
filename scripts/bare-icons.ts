import type { Plugin } from 'vite'

const isIcon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

const needless = [
  // A random text for each shape, which only React's warnings read: what is random does not
  // compress.
  /,\s*key: "\w+"/g,
  // Class names after former names of the icon.
  /,\s*aliases: \[[^\]]*\]/g,
  // A statement without an effect, which the bundler takes to have one.
  /^__iconData\.node;$/gm,
]

const path = /\s*\["path", \{ d: "([^"]+)" \}\],?/g
const relativeStart = /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)\s*(?=[\d.-])/
const relativeMove = /^m/

/**
 * Paths of an icon as one, as rows have several icons and each of their elements costs a list that
 * scrolls (decision 18). What begins relative to nothing is absolute, and lines after it are not.
 */
function withOnePath(text: string): string {
  const parts = [...text.matchAll(path)].map(([, d]) => d!.replace(relativeStart, 'M$1 $2l').replace(relativeMove, 'M'))
  if (parts.length < 2) return text
  return text.replaceAll(path, '').replace('node: [', `node: [\n    ["path", { d: "${parts.join('')}" }],`)
}

/** The icons of the web build, without what nothing in the product reads. */
export const bareIcons = (): Plugin => ({
  name: 'larder:bare-icons',
  apply: 'build',
  transform: (code, id) =>
    isIcon.test(id)
      ? { code: withOnePath(needless.reduce((text, part) => text.replace(part, ''), code)), map: null }
      : undefined,
})
