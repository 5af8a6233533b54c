import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
const emptyZip = Buffer.from('PK\x05\x06', 'latin1')
/** The container of old Office files, and of new ones with a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The stream of an encrypted workbook in its container. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
/** Formats chosen by mistake: PDF, PNG, JPEG, GIF, gzip, RTF, web pages saved as .xls. */
const others = [
  /^%PDF/,
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  // oxlint-disable-next-line no-control-regex -- the first byte of gzip is one
  /^\x1f\x8b/,
  /^\{\\rtf/,
  /^\s*<(!doctype|html|\?xml|table)/i,
]

/** IMPORT-1: the format of a file by its bytes; its name and content type may be wrong. */
export function sniffFormat(bytes: Buffer): 'csv' | 'xlsx' {
  if (bytes.length === 0) throw new Refused(orderImportRefusals.import_file_empty)
  const starts = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)
  if (starts(zip) || starts(emptyZip)) return 'xlsx'
  if (starts(compound))
    throw new Refused(
      bytes.includes(encryptedPackage)
        ? orderImportRefusals.import_file_encrypted
        : orderImportRefusals.import_old_excel,
    )
  const beginning = bytes.subarray(0, 64).toString('latin1')
  if (others.some((pattern) => pattern.test(beginning))) throw new Refused(orderImportRefusals.import_file_unreadable)
  return 'csv'
}
