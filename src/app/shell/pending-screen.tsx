/**
 * What stands where a screen will be when it takes longer than a moment (the router waits 150 ms
 * before it shows).
 */
export function PendingScreen() {
  return (
    <output aria-label="Loading" className="flex w-full flex-col gap-3 p-4">
      <div className="h-8 w-64 max-w-full rounded-control bg-sunken" />
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="h-10 w-full rounded-control bg-sunken" />
      ))}
    </output>
  )
}
