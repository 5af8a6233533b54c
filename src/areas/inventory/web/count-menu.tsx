import { Ellipsis } from 'lucide-react'
import { useGo } from '#browser/navigation.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { MenuEntry } from '#ui/menu-items.tsx'
import { Menu } from '#ui/menu.tsx'
import { deleteCountDialog, renameCountDialog } from '../inventory.addresses.ts'
import type { InventorySummary } from '../inventory.ts'

/** INV-1: renames or deletes a count; nothing where none of it may be done. */
export function CountMenu({
  count: { id, name, abilities },
  onCloseCount,
}: {
  count: Pick<InventorySummary, 'id' | 'name' | 'abilities'>
  /** Closes the count, where its own button has no room. */
  onCloseCount?: (() => void) | undefined
}) {
  const go = useGo()
  const entries: MenuEntry[] = []
  if (onCloseCount && abilities.close === null)
    entries.push({ id: 'close', label: 'Close the count…', onAction: onCloseCount })
  if (abilities.rename === null)
    entries.push({ id: 'rename', label: 'Rename…', onAction: () => go(renameCountDialog.open(id)) })
  if (abilities.delete === null)
    entries.push({ id: 'delete', label: 'Delete…', startsGroup: true, onAction: () => go(deleteCountDialog.open(id)) })
  if (entries.length === 0) return null
  return (
    <Menu
      label={`Actions of ${name}`}
      trigger={
        <IconButton label={`More actions: ${name}`}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      entries={entries}
    />
  )
}
