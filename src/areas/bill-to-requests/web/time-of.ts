/** 'Mar 2, 2026, 12:00 PM' on the clock of the device. */
export const timeOf = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
