import { useMutation } from '@tanstack/react-query'
import { CallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import type { OrderFile } from '../order-import.ts'
import { readOrderFile } from '../order-import.endpoints.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'

/** The state of an order file, from choosing to parsed. */
export interface ChosenFile {
  /** Name of the chosen file, parsed or not. */
  readonly name: string | undefined
  readonly isReading: boolean
  readonly failure: CallFailed | null
  /** What the server found in it. */
  readonly read: OrderFile | undefined
  readonly choose: (file: File) => void
  /** Sends the same file again after a connection failure. */
  readonly again: () => void
  readonly remove: () => void
}

/**
 * IMPORT-1: uploads a file as soon as it is chosen, so that its faults are known before the next
 * step.
 */
export function useOrderFile(): ChosenFile {
  const params = useShipToParams()
  const { mutate, variables, data, error, isPending, reset } = useMutation<OrderFile, CallFailed, File>({
    mutationFn: async (file) => {
      // Read completely first: a file that is open in a spreadsheet, or a folder, fails here and
      // not in the middle of the upload.
      const bytes = await file.arrayBuffer().catch(() => {
        throw new CallFailed(orderImportRefusals.import_file_unreadable)
      })
      const input = { params: params!, query: { fileName: file.name.slice(0, 300) } }
      return callEndpoint(readOrderFile, input, { bytes: new Blob([bytes]) })
    },
  })
  return {
    name: variables?.name,
    isReading: isPending,
    failure: error,
    read: data,
    choose: (file) => mutate(file),
    again: () => variables && mutate(variables),
    remove: reset,
  }
}
