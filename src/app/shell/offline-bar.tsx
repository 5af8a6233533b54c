import { useOnline } from '#browser/use-online.ts'

/** A quiet line while there is no network: what works, what waits. */
export function OfflineBar() {
  const isOnline = useOnline()
  return (
    <output className="block">
      {!isOnline && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-13">
          You are offline. Quantities you type are kept and sent when the connection is back; other changes need it.
        </p>
      )}
    </output>
  )
}
