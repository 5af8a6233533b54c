import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { hashOf, writeHashed } from './hashed-file.ts'
import type { ExportedFile } from './manifest.ts'

/**
 * Uploaded pictures of a folder, as paths with slashes. Files that are being written aside have no
 * place in an export.
 */
async function uploadsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !partial.test(path))
    .toSorted()
}

const partial = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Copies the pictures the export does not have yet. One that is removed in the meantime belongs to
 * no row any more.
 */
export async function exportFiles(dataDir: string, folder: string, known: readonly ExportedFile[] = []) {
  const [source, target] = [join(dataDir, 'uploads'), join(folder, 'uploads')]
  const files = [...known]
  for (const path of await uploadsIn(source)) {
    if (known.some((file) => file.path === path)) continue
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
    try {
      files.push({ path, ...(await writeHashed(join(target, path), createReadStream(join(source, path)))) })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return files
}

/** The same rule as the store's own keys: nothing outside the folder of uploads is ever written. */
const acceptable = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Refuses an export whose pictures are not those it wrote. */
export async function checkFiles(folder: string, files: readonly ExportedFile[]): Promise<void> {
  for (const { path, sha256 } of files) {
    if (!acceptable.test(path)) throw new Error(`The manifest names the file ${path}, which no export writes.`)
    if ((await hashOf(join(folder, 'uploads', path))) !== sha256)
      throw new Error(`uploads/${path} is missing or is not what the export wrote.`)
  }
}

/**
 * Puts the pictures into the data folder. Their names are random ids, so that an interrupted copy
 * can be repeated.
 */
export async function restoreFiles(folder: string, dataDir: string, files: readonly ExportedFile[]): Promise<void> {
  for (const { path } of files) {
    const target = join(dataDir, 'uploads', path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(folder, 'uploads', path), target)
  }
}
