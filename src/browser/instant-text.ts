const minute = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** How exact an instant is read. */
export interface InstantStyle {
  readonly hasSeconds?: boolean
  readonly now?: Date
}

/**
 * An instant on the clock of the device, which is what people compare it with:
 * 'Mar 2, 12:00 PM', with the year when it is another one.
 */
export function instantText(instant: string | number, { hasSeconds = false, now = new Date() }: InstantStyle = {}) {
  const at = new Date(instant)
  const text = at.toLocaleString('en-US', {
    ...minute,
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    ...(hasSeconds && { second: '2-digit' }),
  })
  // Some releases put a narrow space before AM and PM.
  return text.replaceAll('\u202f', ' ')
}
