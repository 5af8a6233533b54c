/** An instant where the reader is, such as 'Mar 2, 1:05:09 PM'. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })
