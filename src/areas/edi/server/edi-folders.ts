import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { x12Limits } from '../x12.ts'

/** The folders of a partner. */
const folderNames = ['inbox', 'outbox', 'archive', 'rejected'] as const
type FolderName = (typeof folderNames)[number]

/** Milliseconds after its last change in which a file may still be being written. */
const settleMs = 1000

/** Where the folders of partners are. */
export const ediHome = ({ outside, dataDir }: Pick<Config, 'outside' | 'dataDir'>): string =>
  outside.ediDir ?? join(dataDir, 'edi')

/** One folder of a partner; its own name is checked when the partner is saved. */
const folderOf = (home: string, partner: string, name: FolderName): string => join(home, partner, name)

/** Makes the folders of a partner. */
export async function makeFolders(home: string, partner: string): Promise<void> {
  for (const name of folderNames) await mkdir(folderOf(home, partner, name), { recursive: true })
}

/** Names in the inbox that are whole files, in their order; no link is followed. */
export async function filesIn(home: string, partner: string, now: number): Promise<string[]> {
  const folder = folderOf(home, partner, 'inbox')
  const names = await readdir(folder)
  const whole: string[] = []
  for (const name of names.toSorted()) {
    if (name.startsWith('.') || /\.(tmp|part|filepart)$/i.test(name)) continue
    const found = await lstat(join(folder, name)).catch(() => undefined)
    if (found?.isFile() && now - found.mtimeMs >= settleMs) whole.push(name)
  }
  return whole
}

/** The content of a file, one letter more than is read of it when it is too large. */
export async function readInbox(home: string, partner: string, name: string): Promise<string> {
  const path = join(folderOf(home, partner, 'inbox'), name)
  const { size } = await lstat(path)
  if (size > 2 * x12Limits.letters) return ' '.repeat(x12Limits.letters + 1)
  // X12 is bytes of one character each; what is no UTF-8 is read so.
  const bytes = await readFile(path)
  const text = bytes.toString('utf8')
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replaceAll('\0', '')
}

/** Moves a file out of the inbox, under a name of its own there. */
export async function moveTo(
  home: string,
  partner: string,
  name: string,
  to: 'archive' | 'rejected',
  at: Date,
): Promise<void> {
  const stamp = at.toISOString().replace(/[:.]/g, '')
  await rename(join(folderOf(home, partner, 'inbox'), name), join(folderOf(home, partner, to), `${stamp}-${name}`))
}

/** Writes a file into the outbox, completely or not at all; again replaces it. */
export async function writeOutbox(home: string, partner: string, name: string, content: string): Promise<void> {
  const folder = folderOf(home, partner, 'outbox')
  await mkdir(folder, { recursive: true })
  const aside = join(folder, `.${name}.tmp`)
  try {
    await writeFile(aside, content)
    await rename(aside, join(folder, name))
  } finally {
    await rm(aside, { force: true })
  }
}
