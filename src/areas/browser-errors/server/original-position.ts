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
  const map = await mapOf(join(folder, `${frame.file}.map`)).catch(() => undefined)
  const origin = map?.findOrigin(frame.line, frame.column)
  if (!origin || !('fileName' in origin)) return built
  return `${origin.fileName.replace(/^(\.\.\/){1,20}/, '')}:${origin.lineNumber}:${origin.columnNumber}`
}

/** The last few maps that were read: the frames of one error are mostly of one file. */
const read = new Map<string, Promise<SourceMap>>()
const maxRead = 4

function mapOf(path: string): Promise<SourceMap> {
  const map =
    read.get(path) ??
    readFile(path, 'utf8').then((text) => new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]))
  read.delete(path)
  read.set(path, map)
  if (read.size > maxRead) read.delete(read.keys().next().value!)
  // One that could not be read is read again for the next error.
  map.catch(() => read.delete(path))
  return map
}
