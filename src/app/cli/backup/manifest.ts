import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const tableShape = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of its CSV file. Absent in exports of versions before 3.1. */
  sha256: sha256.optional(),
})

const manifestShape = z.object({
  exportedAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(tableShape),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.number().int()),
  /**
   * Id of the key that sealed the secrets in the tables. Absent in exports of versions before 3.1,
   * as what follows.
   */
  sealingKey: z.string().optional(),
  queuedJobs: tableShape.optional(),
  /** Uploaded pictures, below `uploads/`. */
  files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256 })).default([]),
})

/** What an export folder says about itself. */
export type Manifest = z.output<typeof manifestShape>
/** One CSV file of an export. */
export type ExportedTable = Manifest['tables'][number]
/** One uploaded picture of an export. */
export type ExportedFile = Manifest['files'][number]

const fileOf = (folder: string) => join(folder, 'manifest.json')

/** Written last, flushed and renamed: a folder with a manifest is a whole export. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const partial = `${fileOf(folder)}.partial`
  const file = await open(partial, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, fileOf(folder))
}

/** The manifest of an export folder, or an error that says what is wrong with the folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Error(`${folder} has no manifest.json: it is not an export, or the export was interrupted.`)
  const { data } = manifestShape.safeParse(parsed(text))
  if (!data) throw new Error(`${fileOf(folder)} is damaged: it is not what the export wrote.`)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
