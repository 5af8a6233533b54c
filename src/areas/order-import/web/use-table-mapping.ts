import { useState } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { Decision } from '#kit/decision.ts'
import type { ImportColumn, OrderFile, OrderTable } from '../order-import.ts'
import { readOrderTable } from '../order-import.endpoints.ts'

/** How one kind of list is read from a table. */
export interface TableRules<Mapping> {
  readonly findHeader: (topRows: OrderTable['topRows'], found: number | null) => number | null
  readonly guess: (columns: readonly ImportColumn[]) => Mapping
  readonly check: (mapping: Mapping, columns: readonly ImportColumn[]) => Decision
}

const kept = { staleTime: Infinity, keepPrevious: true } as const

/**
 * GUIDE-1, GUIDE-3: the sheet, header and columns of a list, as its rules suggest until the person
 * chooses others. Choices belong to one table: another one starts with its own suggestion.
 */
export function useTableMapping<Mapping>(file: OrderFile, rules: TableRules<Mapping>): TableMapping<Mapping> {
  const params = useShipToParams()
  const [chosen, setChosen] = useState<{ sheet: number; headerRow?: number }>({ sheet: file.sheet })
  const [mapped, setMapped] = useState<{ table: string; mapping: Mapping }>()
  const inFile = params && { ...params, importId: file.importId }
  const { sheet } = chosen
  const isOther = sheet !== file.sheet
  const asked = useCall(readOrderTable, inFile && isOther ? { params: inFile, query: { sheet } } : null, kept)
  const found: OrderTable | undefined = isOther ? asked.data : file
  const headerRow = found && (chosen.headerRow ?? rules.findHeader(found.topRows, found.headerRow) ?? 0)
  const isMoved = found !== undefined && headerRow !== (found.headerRow ?? 0)
  const below = useCall(
    readOrderTable,
    inFile && isMoved && headerRow !== undefined ? { params: inFile, query: { sheet, headerRow } } : null,
    kept,
  )
  const table = isMoved ? below.data : found
  const key = table && `${table.sheet} ${table.headerRow}`
  const mapping = table && (mapped && mapped.table === key ? mapped.mapping : rules.guess(table.columns))
  return {
    file,
    table,
    mapping,
    failure: asked.error ?? below.error,
    retry: () => void (asked.error ? asked.refetch() : below.refetch()),
    isReading: (isOther && asked.isPlaceholderData) || (isMoved && below.isPlaceholderData),
    chooseSheet: (next: number) => setChosen({ sheet: next }),
    chooseHeader: (row: number) => setChosen({ sheet, headerRow: row }),
    setMapping: (next: Mapping) => setMapped({ table: key ?? '', mapping: next }),
    checked: table && mapping && rules.check(mapping, table.columns),
  }
}

/** The columns of a list, as `MapFields` shows and changes them. */
export interface TableMapping<Mapping> {
  readonly file: OrderFile
  readonly table: OrderTable | undefined
  readonly mapping: Mapping | undefined
  readonly failure: CallFailed | null
  readonly retry: () => void
  readonly isReading: boolean
  readonly chooseSheet: (sheet: number) => void
  /** 0: the file has no header. */
  readonly chooseHeader: (row: number) => void
  readonly setMapping: (mapping: Mapping) => void
  readonly checked: Decision | undefined
}
