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

/** The icons of the web build, without what nothing in the product reads. */
export const bareIcons = (): Plugin => ({
  name: 'larder:bare-icons',
  apply: 'build',
  transform: (code, id) =>
    isIcon.test(id) ? { code: needless.reduce((text, part) => text.replace(part, ''), code), map: null } : undefined,
})
