import { useIsOutdated } from '#browser/portal-build.ts'
import { useOnline } from '#browser/use-online.ts'
import { instantText } from '#browser/instant-text.ts'
import { Button } from '#ui/button.tsx'
import { useKeptSince } from './reconnect.ts'

const look =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-13 lg:px-6'

/**
 * A quiet line while there is no connection, with what works and what waits; and one when there is
 * a new version.
 */
export function StatusBar() {
  const isOnline = useOnline()
  const keptSince = useKeptSince()
  const isOutdated = useIsOutdated()
  const isAway = !isOnline || keptSince !== undefined
  return (
    <output className="block">
      {isAway && (
        <p className={`${look} bg-warning-soft`}>
          <span>
            {isOnline ? 'Larder cannot be reached.' : 'You are offline.'}
            {keptSince !== undefined && ` Your cart and its prices are as of ${instantText(keptSince)}.`} Quantities you
            type are kept and sent when the connection is back; other changes need it.
          </span>
        </p>
      )}
      {isOutdated && !isAway && (
        <p className={`${look} bg-info-soft`}>
          <span>A new version of Larder is ready. Typed quantities stay.</span>
          <Button size="small" onPress={() => window.location.reload()}>
            Reload
          </Button>
        </p>
      )}
    </output>
  )
}
