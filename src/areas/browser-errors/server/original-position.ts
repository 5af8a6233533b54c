import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '#platform/package-root.ts'
import type { Frame } from '../rules/parse-frames.ts'

/** Where the build puts the source maps: beside the served files, never among them. */
const mapsFolder = () => join(packageRoot(), 'dist', 'web-maps')

/**
 * The place in the sources that a place in a built file came from, such as
 * 'src/areas/shop/web/item-row.tsx:24:7'; the built place without a map of that file.
 */
export async function originalPosition(frame: Frame, folder = mapsFolder()): Promise<string> {
  const built = `${frame.file}:${frame.line}:${frame.column}`
  const text = await readFile(join(folder, `${frame.file}.map`), 'utf8').catch(() => undefined)
  if (text === undefined) return built
  const map = new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0])
  const origin = map.findOrigin(frame.line, frame.column)
  if (!('fileName' in origin)) return built
  return `${origin.fileName.replace(/^(\.\.\/){1,20}/, '')}:${origin.lineNumber}:${origin.columnNumber}`
}
