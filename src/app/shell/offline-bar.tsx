import { useOnline } from '#browser/use-online.ts'

/** A quiet line while there is no network: what works, what waits. */
export function OfflineBar() {
  const isOnline = useOnline()
  return (
    <output className="block">
      {!isOnline && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-13">
          You are offline. What is on the screen can be read; changes need the connection back.
        </p>
      )}
    </output>
  )
}
