import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ColumnMapping, OrderFile, OrderRows, OrderTable, RowChoices } from '../order-import.ts'
import { type importOrder, readOrderTable, sortOrderRows } from '../order-import.endpoints.ts'
import { checkMapping } from '../rules/check-mapping.ts'

/** Which rows and columns of a file are ordered, as MapColumns shows and changes it. */
export interface OrderMapping {
  readonly file: OrderFile
  /** The chosen sheet below the chosen header; the previous one while another loads. */
  readonly table: OrderTable
  readonly isReading: boolean
  /** Why the chosen sheet or header cannot be shown. */
  readonly failure: CallFailed | null
  readonly retry: () => void
  readonly chooseSheet: (sheet: number) => void
  /** 0: the file has no header. */
  readonly chooseHeader: (row: number) => void
  readonly mapping: ColumnMapping
  readonly setMapping: (mapping: ColumnMapping) => void
  readonly choices: RowChoices
  readonly setChoices: (choices: RowChoices) => void
  /** Undefined until the server has sorted the rows by this mapping. */
  readonly rows: OrderRows | undefined
  readonly checked: Decision<unknown>
}

/** The part of the mapping that an import sends. */
export type MappingToImport = Pick<
  CallInput<typeof importOrder>['body'],
  'mapping' | 'sheet' | 'headerRow' | 'withHiddenRows' | 'addsUpRepeats'
>

const plain: RowChoices = { withHiddenRows: false, addsUpRepeats: false }
const reading = { code: 'reading', status: 0, message: 'Reading the sheet' }

/**
 * IMPORT-1: the sheet, header, columns and rows of a file, as the server suggests until the person
 * chooses others. Choices belong to one file and one table: another one starts with its own
 * suggestion.
 */
export function useOrderMapping(file: OrderFile | undefined): OrderMapping | undefined {
  const params = useShipToParams()
  const [chosen, setChosen] = useState<{ importId: string; sheet: number; headerRow?: number }>()
  const [mapped, setMapped] = useState<{ table: string; mapping: ColumnMapping }>()
  const [chosenRows, setChosenRows] = useState<{ table: string; choices: RowChoices }>()
  const own = file && chosen?.importId === file.importId ? chosen : undefined
  const toImport = file && params && { ...params, importId: file.importId }
  const asked = useCall(
    readOrderTable,
    own && toImport ? { params: toImport, query: { sheet: own.sheet, headerRow: own.headerRow } } : null,
    { keepPrevious: true, staleTime: Infinity },
  )
  const table = (own && asked.data) ?? file
  const key = table && `${file?.importId} ${table.sheet} ${table.headerRow}`
  // Rows may be chosen while the table is read: the choice is for the table that was asked for.
  const wanted = `${file?.importId} ${own?.sheet} ${own?.headerRow}`
  const mapping = mapped && mapped.table === key ? mapped.mapping : table?.guess
  const choices = chosenRows && chosenRows.table === wanted ? chosenRows.choices : plain
  const isReading = own !== undefined && (asked.isPending || asked.isPlaceholderData)
  const failure = own && !asked.isFetching ? asked.error : null
  const checked = table && mapping && checkMapping(mapping, table.columns)
  const query = table && mapping && rowsQuery(table, mapping, choices)
  const sorted = useCall(
    sortOrderRows,
    checked?.allowed && toImport && query && !isReading && !failure ? { params: toImport, query } : null,
    { keepPrevious: true, staleTime: Infinity },
  )
  if (!file || !table || !mapping || !key || !checked) return undefined
  return {
    file,
    table,
    isReading,
    failure,
    retry: () => void asked.refetch(),
    chooseSheet: (sheet) => setChosen({ importId: file.importId, sheet }),
    chooseHeader: (headerRow) => setChosen({ importId: file.importId, sheet: table.sheet, headerRow }),
    mapping,
    setMapping: (next) => setMapped({ table: key, mapping: next }),
    choices,
    setChoices: (next) => setChosenRows({ table: wanted, choices: next }),
    rows: checked.allowed ? sorted.data : undefined,
    checked: isReading
      ? refuse(reading)
      : failure
        ? refuse({ code: failure.code, status: failure.status, message: failure.message })
        : checked.allowed
          ? allow()
          : checked,
  }
}

const rowsQuery = (table: OrderTable, mapping: ColumnMapping, { withHiddenRows }: RowChoices) => ({
  sheet: table.sheet,
  headerRow: table.headerRow ?? 0,
  ...Object.fromEntries(Object.entries(mapping).filter(([, index]) => index !== null)),
  withHiddenRows: withHiddenRows ? ('true' as const) : undefined,
})

/** IMPORT-2: the mapping as an import sends it. */
export const toImport = ({ table, mapping, choices }: OrderMapping): MappingToImport => ({
  mapping,
  sheet: table.sheet,
  headerRow: table.headerRow ?? 0,
  ...choices,
})
