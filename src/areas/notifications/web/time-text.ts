/** 'Mar 2, 12:00 PM' on the clock of the device, with the year when it is another one. */
export const timeText = (instant: string, now = new Date()): string => {
  const at = new Date(instant)
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return at.toLocaleString('en-US', { ...year, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}
