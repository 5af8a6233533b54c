/** PUNCH-5: how long after the order a document came; '' where none was sent from here. */
export function sinceOrder(at: string, sentAt: string | undefined): string {
  if (sentAt === undefined) return ''
  const seconds = (Date.parse(at) - Date.parse(sentAt)) / 1000
  if (!(seconds >= 0)) return ''
  if (seconds < 120) return `${seconds.toFixed(1)} s after the order`
  return `${Math.round(seconds / 60).toLocaleString('en-US')} min after the order`
}
