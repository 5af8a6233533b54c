import type { ReactNode } from 'react'
import { ArrowLeftRight, CircleHelp, Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { helpDialog } from '#areas/help/help.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { setTheme, themes, useTheme } from '#browser/theme.ts'
import type { NavEntry } from '#browser/web-area.ts'
import type { Address } from '#contract/address.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { paletteDialog } from './shell.addresses.ts'
import { useLeaving } from './use-leaving.ts'
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
  const hrefTo = useHref()
  const leaving = useLeaving()
  const place = (href: Address, label: string, icon?: ReactNode) => (
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
          {entries.map(({ to, label, icon: Icon }) => place(to, label, <Icon size={20} aria-hidden />))}
          {own.map(({ href, label }) => place(href, label))}
        </ul>
        <ul className="flex flex-col">
          {place(hrefTo(paletteDialog.open()), 'Find anything', <Search size={20} aria-hidden />)}
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
          {place(hrefTo(helpDialog.open()), 'Need assistance?', <CircleHelp size={20} aria-hidden />)}
        </ul>
        <RadioGroup
          label="Theme"
          choices={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onChange={(value) => setTheme(themes.find((known) => known === value) ?? 'system')}
        />
        <ul className="flex flex-col border-t border-line pt-2">{place(hrefTo(leaving.to), leaving.label)}</ul>
      </div>
    </SideSheet>
  )
}
