import { useEffect, useRef, useState } from 'react'
import { type CallFailed, isCallFailed } from '#browser/call-failed.ts'
import { queryText } from '#browser/query-text.ts'
import { receiveFile } from '#browser/receive-file.ts'
import { saveFile } from '#browser/save-file.ts'
import { callPath } from '#contract/endpoint.ts'
import {
  downloadInvoiceLinesCsv,
  downloadInvoiceLinesXlsx,
  downloadInvoicesPdf,
  downloadInvoicesZip,
  invoiceCountHeader,
} from '../invoice-files.endpoints.ts'
import { type DocumentCounter, partCounter, zipCounter } from '../rules/count-documents.ts'

/** The files many invoices come as. */
export const fileKinds = {
  zip: { label: 'PDFs in a ZIP', call: downloadInvoicesZip, counter: zipCounter },
  pdf: { label: 'One PDF', call: downloadInvoicesPdf, counter: partCounter },
  csv: { label: 'Lines as CSV', call: downloadInvoiceLinesCsv, counter: undefined },
  xlsx: { label: 'Lines as XLSX', call: downloadInvoiceLinesXlsx, counter: undefined },
} as const
/** One of them. */
export type FileKind = keyof typeof fileKinds

/** How far a download is. */
export interface Progress {
  readonly kind: FileKind
  /** Documents of the file; null until the response has begun. */
  readonly total: number | null
  /** Documents that have arrived; null where they cannot be counted. */
  readonly done: number | null
  readonly bytes: number
}

/** BILL-1: loads many invoices as one file, with its progress; leaving the screen stops it. */
export function useInvoiceDownload() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const start = async (kind: FileKind, query: object) => {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    const { call, counter } = fileKinds[kind]
    const count: DocumentCounter | undefined = counter?.()
    setFailure(null)
    setProgress({ kind, total: null, done: count ? 0 : null, bytes: 0 })
    let last = 0
    let bytes = 0
    try {
      const file = await receiveFile(callPath(call) + queryText(query), `invoices.${kind}`, {
        signal: own.signal,
        onStart: (headers) => {
          const total = Number(headers.get(invoiceCountHeader)) || null
          setProgress((before) => before && { ...before, total })
        },
        onPiece: (piece) => {
          bytes += piece.length
          const done = count ? count(piece) : null
          // A long file comes in thousands of pieces: the bar moves ten times a second.
          if (performance.now() - last < 100) return
          last = performance.now()
          setProgress((before) => before && { ...before, done, bytes })
        },
      })
      saveFile(file.name, file.blob)
    } catch (error) {
      if (own.signal.aborted) return
      if (!isCallFailed(error)) throw error
      setFailure(error)
    }
    if (abort.current === own) setProgress(null)
  }
  return {
    progress,
    failure,
    start: (kind: FileKind, query: object) => void start(kind, query),
    cancel: () => {
      abort.current?.abort()
      setProgress(null)
    },
    forget: () => setFailure(null),
  }
}
