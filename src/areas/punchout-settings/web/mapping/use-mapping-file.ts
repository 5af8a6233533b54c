import { useState } from 'react'
import { errorsFileName } from '#areas/order-import/rules/errors-csv.ts'
import { saveText } from '#browser/save-text.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Refusal } from '#kit/decision.ts'
import type { PunchoutSettings } from '#areas/punchout-settings/punchout-settings.ts'
import { punchoutRefusals } from '#areas/punchout-settings/punchout-settings.refusals.ts'
import { guessColumns, rowsOfFile } from '#areas/punchout-settings/rules/map-columns.ts'
import { mappingErrorsFile } from '#areas/punchout-settings/rules/mapping-errors-file.ts'
import {
  type FileMapping,
  type MappingFile,
  readMappingFile,
} from '#areas/punchout-settings/rules/read-mapping-file.ts'
import { importShipTosMapping, importUserShipTosMapping } from '#areas/punchout-settings/ship-to-mapping.endpoints.ts'
import { callFor, inputFor, type Owner, punchoutCalls } from '../punchout-place.ts'
import { indexOfRefusal } from './mapping-draft.ts'

/** A file that was read. */
interface ChosenFile {
  readonly name: string
  readonly file: MappingFile
}

/** PUNCH-2: a file from choosing to imported: Map Columns, then Status. */
export function useMappingFile(owner: Owner, { id, version }: PunchoutSettings) {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [unread, setUnread] = useState<Refusal>()
  const [mapping, setMapping] = useState<FileMapping>()
  const [problem, setProblem] = useState<Refusal>()
  const [answer, setAnswer] = useState<CallAnswer<typeof importShipTosMapping>>()
  const act = useAct(callFor(owner, importShipTosMapping, importUserShipTosMapping), {
    refresh: punchoutCalls,
    failed: () => true,
    done: (given) => {
      setAnswer(given)
      if (given.isSuccess && given.failed === 0) showToast({ tone: 'success', message: given.message })
    },
  })
  const choose = async (file: File) => {
    const bytes = await file.arrayBuffer().catch(() => undefined)
    const read = bytes && readMappingFile(new Uint8Array(bytes))
    if (!read?.allowed) return setUnread(read?.refusal ?? punchoutRefusals.csv_unreadable)
    setUnread(undefined)
    setProblem(undefined)
    setChosen({ name: file.name, file: read.value })
    setMapping(guessColumns(read.value.columns))
  }
  const rowOf = (index: number | undefined) => (index === undefined ? undefined : chosen?.file.rows[index]?.row)
  return {
    chosen,
    unread,
    mapping,
    problem,
    answer,
    isRunning: act.isRunning,
    failure: act.failure,
    /** The row of the file that the server refused, as a spreadsheet numbers it. */
    failedRow: rowOf(indexOfRefusal(act.failure?.field)),
    choose: (file: File) => void choose(file),
    remove: () => {
      setChosen(undefined)
      setUnread(undefined)
      setProblem(undefined)
      act.reset()
    },
    setMapping: (next: FileMapping) => {
      setMapping(next)
      setProblem(undefined)
    },
    /** Sends the rows, or says what is wrong with the columns. */
    confirm: (): void => {
      if (act.isRunning || !chosen || !mapping) return
      const rows = rowsOfFile(chosen.file, mapping)
      if (!rows.allowed) return setProblem(rows.refusal)
      setProblem(undefined)
      act.run(
        inputFor<typeof importShipTosMapping>(owner, {
          params: { punchoutSettingsId: id },
          body: { rows: rows.value },
        }),
        version,
      )
    },
    saveErrors: () =>
      chosen && answer && saveText(errorsFileName(chosen.name, 'shipto'), mappingErrorsFile(answer.errors)),
  }
}
