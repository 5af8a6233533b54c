import { useSyncExternalStore } from 'react'

/** SHELL-10: light, dark, or as the device says. */
export const themes = ['light', 'dark', 'system'] as const
/** One of the three. */
export type Theme = (typeof themes)[number]

const key = 'larder.theme'
const listeners = new Set<() => void>()
let theme: Theme = 'system'

/** Puts the remembered theme on the page; called before the first paint. */
export function startTheme(): void {
  try {
    const text = localStorage.getItem(key)
    theme = themes.find((known) => known === text) ?? 'system'
  } catch {
    theme = 'system'
  }
  show()
  deviceIsDark().addEventListener('change', show)
}

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function show(): void {
  const seen = theme === 'system' ? (deviceIsDark().matches ? 'dark' : 'light') : theme
  document.documentElement.dataset['theme'] = seen
}

/** Changes the theme and remembers it on this device. */
export function setTheme(next: Theme): void {
  theme = next
  try {
    localStorage.setItem(key, next)
  } catch {
    // Without storage the choice lives as long as the page.
  }
  show()
  for (const listener of listeners) listener()
}

/** The chosen theme. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => theme,
  )
