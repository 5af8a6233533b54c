import type { Invoice } from '#areas/invoice-pages/invoice.ts'

/** What is drawn: one PDF of one invoice, one of many, or a ZIP with one PDF each. */
export type PdfFileKind = 'single' | 'merged' | 'zip'

/** A file to draw. */
export interface PdfRequest {
  readonly kind: PdfFileKind
  readonly formatId: number
  readonly writtenAt: Date
}

/** A message to the thread; each gets one reply. */
export type ToThread =
  | { readonly type: 'start'; readonly file: number; readonly request: PdfRequest }
  | { readonly type: 'add'; readonly file: number; readonly invoices: readonly Invoice[] }
  | { readonly type: 'end'; readonly file: number }
  | { readonly type: 'drop'; readonly file: number }

/** What the thread returns: pieces of the file that are ready, or why there are none. */
export type FromThread =
  | { readonly file: number; readonly pieces: readonly Uint8Array[] }
  | { readonly file: number; readonly failure: string }
