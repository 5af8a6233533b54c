import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { packageRoot } from '#platform/package-root.ts'
import type { Frame } from '../rules/parse-frames.ts'

/** Where the build puts the source maps: beside the served files, never among them. */
const mapsFolder = () => join(packageRoot(), 'dist', 'web-maps')

/**
 * The place in the sources that a place in a built file came from, such as
 * 'src/areas/shop/web/item-row.tsx:24:7'; the built place where no map of that file can be read.
 */
export async function originalPosition(frame: Frame, folder = mapsFolder()): Promise<string> {
  const built = `${frame.file}:${frame.line}:${frame.column}`
  const map = await mapOf(join(folder, `${frame.file}.map`)).catch(() => undefined)
  const origin = map?.findOrigin(frame.line, frame.column)
  if (!origin || !('fileName' in origin)) return built
  return `${origin.fileName.replace(/^(\.\.\/){1,20}/, '')}:${origin.lineNumber}:${origin.columnNumber}`
}

async function mapOf(path: string): Promise<SourceMap> {
  return new SourceMap(JSON.parse(await readFile(path, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
}
