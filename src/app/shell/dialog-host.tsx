import { Suspense, useEffect, useEffectEvent } from 'react'
import { useCloseDialog, useSearchTexts } from '#browser/navigation.ts'
import type { WebDialog } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { preloadDialogs } from './preload-dialogs.ts'
import { useMayOpen } from './use-navigation.ts'

const dialogs = areas
  .flatMap((area) => area.dialogs ?? [])
  .map((each) => ({ ...each, Content: loadOnDemand(each.component, 'dialog') }))

const ownValueOf = ({ dialog }: WebDialog) => ('value' in dialog ? dialog.value : undefined)
const keyOf = (each: WebDialog) => `${each.dialog.parameter}=${ownValueOf(each) ?? ''}`

/** The dialogs that the address asks for, over any screen. */
export function DialogHost() {
  const texts = useSearchTexts()
  const mayOpen = useMayOpen()
  const preload = useEffectEvent(() =>
    preloadDialogs(dialogs.filter((each) => each.isPreloaded && mayOpen(each)).map(({ Content }) => Content)),
  )
  useEffect(() => void preload(), [])
  const asked = dialogs.filter((each) => {
    const text = texts[each.dialog.parameter]
    return text && (ownValueOf(each) ?? text) === text && mayOpen(each)
  })
  const open = asked.filter(
    ({ yieldsTo = [] }) => !asked.some(({ dialog }) => yieldsTo.some((each) => each === dialog)),
  )
  return open.map((each) => <OpenDialog key={keyOf(each)} opened={each} value={texts[each.dialog.parameter]!} />)
}

function OpenDialog({ opened, value }: { opened: (typeof dialogs)[number]; value: string }) {
  const close = useCloseDialog(opened.dialog)
  return (
    <Suspense>
      <opened.Content value={value} close={close} />
    </Suspense>
  )
}
