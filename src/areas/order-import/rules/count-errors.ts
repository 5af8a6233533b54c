import type { ImportRowError } from '../order-import.ts'

/** The number of rows at fault for one reason. */
export interface ErrorCount {
  readonly errorCode: string
  readonly message: string
  readonly count: number
}

/** IMPORT-2: the rows at fault by code, the most frequent first. */
export function countErrors(errors: readonly Pick<ImportRowError, 'errorCode' | 'message'>[]): ErrorCount[] {
  const counts = new Map<string, ErrorCount>()
  for (const { errorCode, message } of errors)
    counts.set(errorCode, { errorCode, message, count: (counts.get(errorCode)?.count ?? 0) + 1 })
  return [...counts.values()].toSorted((a, b) => b.count - a.count)
}
