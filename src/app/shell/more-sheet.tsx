import type { ReactNode } from 'react'
import { ArrowLeftRight, CircleHelp, Search } from 'lucide-react'
import { Button as AriaButton, Link } from 'react-aria-components'
import { useHrefWith } from '#browser/navigation.ts'
import { setTheme, themes, useTheme } from '#browser/theme.ts'
import type { NavEntry } from '#browser/web-area.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { useModeSwitch } from './use-mode-switch.ts'
import { useMenuEntries } from './use-navigation.ts'
import { WhoIsThis } from './who-is-this.tsx'

const themeNames = { light: 'Light', dark: 'Dark', system: 'As the device' } as const

/** A phone's More: the other screens, what is the user's own, the theme, and the way out. */
export function MoreSheet({
  entries,
  isOpen,
  onClose,
}: {
  entries: readonly NavEntry[]
  isOpen: boolean
  onClose: () => void
}) {
  const own = useMenuEntries()
  const theme = useTheme()
  const change = useModeSwitch()
  const hrefWith = useHrefWith()
  const place = (href: string, label: string, icon?: ReactNode) => (
    <li key={href}>
      <Link href={href} className="option" onPress={onClose}>
        {icon}
        {label}
      </Link>
    </li>
  )
  return (
    <SideSheet title="More" isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        <div>
          <WhoIsThis />
        </div>
        <ul className="flex flex-col">
          {entries.map(({ href, label, icon: Icon }) => place(href, label, <Icon size={20} aria-hidden />))}
          {own.map(({ href, label }) => place(href, label))}
        </ul>
        <ul className="flex flex-col">
          {place(hrefWith({ dialog: 'palette' }), 'Find anything', <Search size={20} aria-hidden />)}
          {change && (
            <li>
              <AriaButton
                className="option w-full text-left"
                onPress={() => {
                  onClose()
                  change.run()
                }}
              >
                <ArrowLeftRight size={20} aria-hidden />
                {change.label}
              </AriaButton>
            </li>
          )}
          {place(hrefWith({ dialog: 'help' }), 'Need assistance?', <CircleHelp size={20} aria-hidden />)}
        </ul>
        <RadioGroup
          label="Theme"
          choices={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onChange={(value) => setTheme(themes.find((known) => known === value) ?? 'system')}
        />
        <ul className="flex flex-col border-t border-line pt-2">{place(hrefWith({ dialog: 'logout' }), 'Logout')}</ul>
      </div>
    </SideSheet>
  )
}
