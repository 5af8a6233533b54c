import { useMutation } from '@tanstack/react-query'
import { type CallFailed, isCallFailed } from '#browser/call-failed.ts'
import { receiveFile, type ReceivedFile } from '#browser/receive-file.ts'
import { saveFile } from '#browser/save-file.ts'
import { showToast } from '#browser/toasts.ts'
import { callPath } from '#contract/endpoint.ts'
import type { PunchoutSettings } from '#areas/punchout-settings/punchout-settings.ts'
import { mappingFileName } from '#areas/punchout-settings/rules/write-mapping-file.ts'
import {
  downloadShipTosMapping,
  downloadUserShipTosMapping,
} from '#areas/punchout-settings/ship-to-mapping.endpoints.ts'
import { callFor, inputFor, type Owner } from '../punchout-place.ts'

/** S1 section 8: when the server gives no words of its own. */
const failed = 'Failed to download the ship-to mapping csv.'

/** PUNCH-2: the mapping as a file, with its toasts. */
export function useDownload(owner: Owner, { id }: PunchoutSettings) {
  const { mutate, isPending } = useMutation<ReceivedFile, CallFailed>({
    mutationFn: () => {
      const call = callFor(owner, downloadShipTosMapping, downloadUserShipTosMapping)
      const { params } = inputFor<typeof downloadShipTosMapping>(owner, { params: { punchoutSettingsId: id } })
      return receiveFile(callPath(call, params), mappingFileName, { signal: new AbortController().signal })
    },
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob)
      showToast({ tone: 'success', message: 'Ship-to mapping downloaded successfully!' })
    },
    onError: (error) => {
      const own = isCallFailed(error) && error.code !== 'unexpected' ? error.message : failed
      showToast({ tone: 'danger', message: own })
    },
  })
  return { start: () => mutate(), isRunning: isPending }
}
