/**
 * UI-5: the choice after pressing one entry: 'ALL' stands alone, and while a limit applies it must
 * be taken off first.
 */
export function chooseAll(
  chosen: readonly string[],
  pressed: string,
  max: number | undefined,
  all = 'ALL',
): readonly string[] {
  if (pressed === all) return chosen.includes(all) ? [] : [all]
  if (chosen.includes(pressed)) return chosen.filter((value) => value !== pressed)
  if (chosen.includes(all)) return max === undefined ? [pressed] : chosen
  return max !== undefined && chosen.length >= Math.max(1, max) ? chosen : [...chosen, pressed]
}

/** UI-5: why pressing an entry changes nothing, or undefined. */
export function whyNotChosen(
  chosen: readonly string[],
  pressed: string,
  max: number | undefined,
  all = 'ALL',
): string | undefined {
  if (max === undefined || pressed === all || chosen.includes(pressed)) return undefined
  if (chosen.includes(all)) return `Unselect ${all} first`
  const limit = Math.max(1, max)
  return chosen.length >= limit ? `At most ${limit} can be selected` : undefined
}

/** UI-5: up to 20 labels, then '+n more'. */
export function labelsText(labels: readonly string[], max = 20): string {
  const rest = labels.length - max
  return labels.slice(0, max).join(', ') + (rest > 0 ? ` +${rest} more` : '')
}
