import { errorCode } from './database-away.ts'

/**
 * Others hold what was asked for: statement or lock limit reached, or a conflict that outlasted its
 * repetitions.
 */
const busyCodes: ReadonlySet<string> = new Set(['57014', '55P03', '40001', '40P01'])
/** PostgreSQL's and the file system's words for a disk, a quota or a memory that is full. */
const fullCodes: ReadonlySet<string> = new Set([
  '53000',
  '53100',
  '53200',
  '53400',
  '58030',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])

/**
 * Why a healthy program cannot serve a request at the moment; undefined when the error is of
 * another kind.
 */
export function cannotServe(error: unknown): 'busy' | 'full' | undefined {
  const code = errorCode(error) ?? ''
  if (busyCodes.has(code)) return 'busy'
  if (fullCodes.has(code)) return 'full'
  return error instanceof Error && error.cause instanceof Error ? cannotServe(error.cause) : undefined
}
