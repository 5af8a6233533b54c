import type { FreeText } from '#kit/free-text.ts'

/** What people write about a request, and how long it may be. */
export const creditTexts = {
  lineReason: { label: 'A reason', max: 300, isMultiline: true },
  note: { label: 'A note', max: 1000, isMultiline: true },
  reason: { label: 'A reason', max: 300, isMultiline: true },
  comment: { label: 'A comment', max: 2000, isMultiline: true },
  codeName: { label: 'A name', max: 40 },
  codeDescription: { label: 'A description', max: 200 },
} as const satisfies Record<string, FreeText>
