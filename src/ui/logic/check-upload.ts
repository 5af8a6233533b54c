/** What an upload takes (UI-4). */
export interface UploadLimits {
  /** Such as 'image/*' (the usual) or 'text/csv,.csv'. */
  readonly accept?: string
  readonly limitKb?: number
}

/** What is known of a file before it is read. */
export interface UploadFile {
  readonly name: string
  /** MIME type; may be empty. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

const matches = (file: UploadFile, wanted: string): boolean => {
  const pattern = wanted.trim().toLowerCase()
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern)
  return pattern.endsWith('/*') ? file.type.startsWith(pattern.slice(0, -1)) : file.type === pattern
}

/** UI-4: the sentence for a file that cannot be taken, or undefined. */
export function checkUpload(file: UploadFile, { accept = 'image/*', limitKb }: UploadLimits): string | undefined {
  if (!accept.split(',').some((wanted) => matches(file, wanted))) return 'File type not supported'
  if (limitKb !== undefined && file.size > limitKb * 1024) return `File size exceeded the limit of ${limitKb} kb`
  return undefined
}

/** The size that the sentence about several files names: 10 MB, in kb. */
export const uploadsLimitKb = 10 * 1024

/**
 * UI-4: several images at once: which are taken, what is said of the others, and how many they are.
 */
export function checkUploads<File extends UploadFile>(
  files: readonly File[],
  isReadable: (file: File) => boolean,
): { taken: File[]; ignored: number; message: string | undefined } {
  const taken = files.filter((file) => isReadable(file) && checkUpload(file, { limitKb: uploadsLimitKb }) === undefined)
  const names = files.filter((file) => !taken.includes(file)).map(({ name }) => name)
  const message =
    names.length > 0 ? `Failed to upload ${names.join(', ')} due to size > 10 MB or invalid type` : undefined
  return { taken, ignored: names.length, message }
}
