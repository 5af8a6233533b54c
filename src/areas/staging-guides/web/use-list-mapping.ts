import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { OrderFile, OrderTable } from '#areas/order-import/order-import.ts'
import { readOrderTable } from '#areas/order-import/order-import.endpoints.ts'
import { checkListMapping } from '../rules/check-list-mapping.ts'
import { findListHeader } from '../rules/find-list-header.ts'
import { guessListMapping } from '../rules/guess-list-mapping.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'

const kept = { staleTime: Infinity, keepPrevious: true } as const

/**
 * GUIDE-3: the sheet, header and columns of a list, as the rules suggest until the person chooses
 * others. Choices belong to one table: another one starts with its own suggestion.
 */
export function useListMapping(file: OrderFile) {
  const params = useShipToParams()
  const [chosen, setChosen] = useState<{ sheet: number; headerRow?: number }>({ sheet: file.sheet })
  const [mapped, setMapped] = useState<{ table: string; mapping: ListMapping }>()
  const inFile = params && { ...params, importId: file.importId }
  const { sheet } = chosen
  const isOther = sheet !== file.sheet
  const asked = useCall(readOrderTable, inFile && isOther ? { params: inFile, query: { sheet } } : null, kept)
  const found: OrderTable | undefined = isOther ? asked.data : file
  const headerRow = found && (chosen.headerRow ?? findListHeader(found.topRows, found.headerRow) ?? 0)
  const isMoved = found !== undefined && headerRow !== (found.headerRow ?? 0)
  const below = useCall(
    readOrderTable,
    inFile && isMoved && headerRow !== undefined ? { params: inFile, query: { sheet, headerRow } } : null,
    kept,
  )
  const table = isMoved ? below.data : found
  const key = table && `${table.sheet} ${table.headerRow}`
  const mapping = table && (mapped && mapped.table === key ? mapped.mapping : guessListMapping(table.columns))
  return {
    file,
    table,
    mapping,
    failure: asked.error ?? below.error,
    retry: () => void (asked.error ? asked.refetch() : below.refetch()),
    isReading: (isOther && asked.isPlaceholderData) || (isMoved && below.isPlaceholderData),
    chooseSheet: (next: number) => setChosen({ sheet: next }),
    chooseHeader: (row: number) => setChosen({ sheet, headerRow: row }),
    setMapping: (next: ListMapping) => setMapped({ table: key ?? '', mapping: next }),
    checked: table && mapping && checkListMapping(mapping, table.columns),
  }
}

/** The columns of a list, as the dialog shows and changes them. */
export type ListMappingState = ReturnType<typeof useListMapping>
