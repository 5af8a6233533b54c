import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// What comes with a part that needs it, not with a screen or a step of the sign-in that may show
// one: the numbers of all countries are 157 kB of the browser's code, the forms 16 kB by gzip.
const libraries = ['libphonenumber-js', '@tanstack/react-form', 'zxing-wasm']
const web = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => /(\.web\.tsx|web\/public\.tsx|main\.web\.tsx)$/.test(path))

const staticImport = /^(?:import|export)(?! type)[^']*? from '([^']+)'/gm

const fileOf = (from: string, name: string): string | undefined => {
  if (name.startsWith('#areas/')) return join('src/areas', name.slice('#areas/'.length))
  if (/^#(browser|ui|kit|contract|app)\//.test(name)) return join('src', name.slice(1))
  return name.startsWith('.') ? join(dirname(from), name) : undefined
}

/**
 * The files by which `path` leads to a library without a dynamic import; undefined when it does
 * not.
 */
function wayToLibrary(path: string, seen: Set<string>): string[] | undefined {
  if (seen.has(path)) return undefined
  seen.add(path)
  for (const [, name] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    const library = libraries.find((each) => name!.startsWith(each))
    if (library) return [path, library]
    const file = fileOf(path, name!)
    const way = file && wayToLibrary(file, seen)
    if (way) return [path, ...way]
  }
  return undefined
}

test.each(web)(
  '%s loads neither the numbers of all countries, nor the forms, nor what reads barcodes [AUTH-5, SHELL-1, NEXT-8]',
  (path) => {
    expect(wayToLibrary(path, new Set())).toBeUndefined()
  },
)
