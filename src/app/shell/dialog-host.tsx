import { Suspense, useEffect, useEffectEvent } from 'react'
import { useCloseDialog, useSearchTexts } from '#browser/navigation.ts'
import type { WebDialog } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { preloadDialogs } from './preload-dialogs.ts'
import { useMayOpen } from './use-navigation.ts'

const dialogs = areas
  .flatMap((area) => area.dialogs ?? [])
  .map((dialog) => ({ ...dialog, Content: loadOnDemand(dialog.dialog, 'dialog') }))

const keyOf = ({ parameter, value = '' }: WebDialog) => `${parameter}=${value}`

/** The dialogs that the address asks for, over any screen. */
export function DialogHost() {
  const texts = useSearchTexts()
  const mayOpen = useMayOpen()
  const preload = useEffectEvent(() =>
    preloadDialogs(dialogs.filter((each) => each.isPreloaded && mayOpen(each)).map(({ Content }) => Content)),
  )
  useEffect(() => preload(), [])
  const open = dialogs.filter((dialog) => {
    const text = texts[dialog.parameter]
    return text && (dialog.value === undefined || dialog.value === text) && mayOpen(dialog)
  })
  return open.map((dialog) => <OpenDialog key={keyOf(dialog)} dialog={dialog} value={texts[dialog.parameter]!} />)
}

function OpenDialog({ dialog, value }: { dialog: (typeof dialogs)[number]; value: string }) {
  const close = useCloseDialog(dialog.parameter)
  return (
    <Suspense>
      <dialog.Content value={value} close={close} />
    </Suspense>
  )
}
