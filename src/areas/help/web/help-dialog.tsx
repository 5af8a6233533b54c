import { useState } from 'react'
import type { DialogProps } from '#browser/web-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ContactUsTab } from './contact-us-tab.tsx'
import { ShortcutsTab } from './shortcuts-tab.tsx'

/** SHELL-5: '?dialog=help' opens on Contact Us, '?dialog=shortcuts' on Keyboard Shortcuts. */
export function HelpDialog({ value, close }: DialogProps) {
  const [tab, setTab] = useState(value === 'shortcuts' ? 'shortcuts' : 'contact')
  return (
    <Dialog title="Need assistance?" isOpen onClose={close} width={600}>
      <div className="md:min-h-110">
        <Tabs
          label="Help"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'contact', title: 'Contact Us', content: <ContactUsTab /> },
            { id: 'shortcuts', title: 'Keyboard Shortcuts', content: <ShortcutsTab isFirst={value === 'shortcuts'} /> },
          ]}
        />
      </div>
    </Dialog>
  )
}
