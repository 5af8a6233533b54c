import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type CardReport, readCardMessage } from '../rules/read-card-message.ts'
import { readFrameHeight } from '../rules/read-frame-height.ts'

/** Timeout for the processor's page to appear, in milliseconds. */
const timeoutMs = 15_000

/**
 * PROFILE-6: the processor's page in a frame, opened by posting the token to it; only messages of
 * its own window and origin are taken.
 */
export function CardFrame({
  token,
  ccUrl,
  onReport,
}: {
  token: string
  ccUrl: string
  onReport: (report: CardReport) => void
}) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [isLate, setLate] = useState(false)
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(ccUrl)
    const isFromFrame = frame.current !== null && event.source === frame.current.contentWindow
    const message = { origin: event.origin, isFromFrame, data: event.data }
    setHeight((before) => readFrameHeight(message, origin) ?? before)
    const report = readCardMessage(message, origin)
    if (report) onReport(report)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listen)
    form.current?.submit()
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [])
  const isThere = height !== undefined
  return (
    <div className="relative min-h-80">
      <form ref={form} method="post" action={ccUrl} target={name} hidden>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="theme" value={document.documentElement.dataset['theme'] ?? 'light'} />
      </form>
      <iframe
        ref={frame}
        name={name}
        title="Card details"
        // What scrolls must be reached by keyboard, also when all there is to reach is inside the
        // frame.
        tabIndex={0}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the processor's origin, kept as such, is never the portal's
        sandbox="allow-scripts allow-forms allow-same-origin"
        className={`block w-full border-0 ${isThere ? '' : 'opacity-0'}`}
        style={{ height: height ?? 320 }}
      />
      {!isThere && (
        <div className="absolute inset-0 grid content-start gap-4 bg-raised" aria-busy="true">
          {isLate ? (
            <div role="alert" className="grid justify-items-center gap-3 py-10 text-center">
              <p>The card processor’s page does not appear. Please check your connection and try again.</p>
              <Button onPress={() => form.current?.submit()}>Retry</Button>
            </div>
          ) : (
            [0, 1, 2].map((row) => <Skeleton key={row} className="h-12 w-full" />)
          )}
        </div>
      )}
    </div>
  )
}
