const names: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/**
 * 'g s' -> [['G'], ['S']], '$mod+Enter' -> [['Ctrl', 'Enter']]: presses one after the other, keys
 * held together.
 */
export function keyCapsOf(keys: string): string[][] {
  return keys.split(' ').map((press) => {
    const caps = press.split('+').filter(Boolean)
    // '?' says it needs Shift by itself.
    const shown = caps.at(-1) === '?' ? caps.slice(-1) : caps
    return shown.map((cap) => names[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap.replace(/^Key(?=[A-Z]$)/, '')))
  })
}
