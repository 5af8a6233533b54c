import { useEffect, useRef, useState } from 'react'
import { type CallFailed, isCallFailed } from '#browser/call-failed.ts'
import { queryText } from '#browser/query-text.ts'
import { receiveFile } from '#browser/receive-file.ts'
import { saveFile } from '#browser/save-file.ts'
import { showToast } from '#browser/toasts.ts'
import { callPath } from '#contract/endpoint.ts'
import { downloadPriceListPdf, downloadPriceListXlsx } from '../price-lists.endpoints.ts'

/** The files a price list comes as. */
export const priceListFiles = [
  { id: 'pdf-letter', label: 'PDF to print, US Letter', call: downloadPriceListPdf, more: { paper: 'letter' } },
  { id: 'pdf-a4', label: 'PDF to print, A4', call: downloadPriceListPdf, more: { paper: 'a4' } },
  { id: 'xlsx', label: 'Workbook (XLSX)', call: downloadPriceListXlsx, more: {} },
] as const
/** One of them. */
export type PriceListFile = (typeof priceListFiles)[number]

/** STAFF-4: loads a price list as a file; why it could not be had stays until the next try. */
export function usePriceListFiles() {
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<{ of: CallFailed; again: () => void } | null>(null)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const load = async ({ call, more }: PriceListFile, params: Record<string, string>, query: object) => {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    setFailure(null)
    setLoading(true)
    try {
      const address = callPath(call, params) + queryText({ ...query, ...more })
      const file = await receiveFile(address, 'price-list', { signal: own.signal })
      saveFile(file.name, file.blob)
      showToast({ tone: 'success', message: `${file.name} is downloaded` })
    } catch (error) {
      if (own.signal.aborted) return
      if (!isCallFailed(error)) throw error
      setFailure({ of: error, again: () => void load({ call, more } as PriceListFile, params, query) })
    }
    if (abort.current === own) setLoading(false)
  }
  return {
    isLoading,
    failure,
    load: (file: PriceListFile, params: Record<string, string>, query: object) => void load(file, params, query),
  }
}
