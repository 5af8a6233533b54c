import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  SearchField,
  Virtualizer,
} from 'react-aria-components'
import { searchableSelectLook } from './searchable-select-look.ts'

const fieldLook = 'field flex! items-center gap-2 text-left'

/** One entry of a searchable list. */
export interface ComboOption {
  id: string
  label: string
  detail?: string
}

/**
 * A button that opens a searchable list, such as the ship-to dropdown: 350 wide, 300 high
 * (SHELL-1).
 */
export function SearchableSelect({
  label,
  trigger,
  tip,
  isField = false,
  options,
  selectedId,
  keyword,
  onKeywordChange,
  onSelect,
  isOpen,
  onOpenChange,
  emptyText = 'Nothing found',
  failed,
  note,
}: {
  label: string
  /** What the closed button shows. */
  trigger: ReactNode
  /** Its tooltip, for what the button cuts. */
  tip?: string
  /** True for the look of a field of a form or a filter. */
  isField?: boolean
  options: readonly ComboOption[]
  selectedId: string | null
  /** The caller filters: in place, or on the server. */
  keyword: string
  onKeywordChange: (keyword: string) => void
  onSelect: (id: string) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  emptyText?: string
  /** In place of the list when it could not be loaded. */
  failed?: ReactNode
  /** Stands below the list, such as that it is not complete. */
  note?: string | undefined
}) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button className={isField ? fieldLook : searchableSelectLook} {...(tip && { 'data-tip': tip })}>
        {trigger}
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted" />
      </Button>
      <Popover
        placement="bottom start"
        offset={6}
        className="floating fade-in flex h-[300px] w-[350px] max-w-[calc(100vw-16px)] flex-col"
      >
        <Dialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          <Autocomplete inputValue={keyword} onInputChange={onKeywordChange}>
            <SearchField
              aria-label={`Search ${label.toLowerCase()}`}
              autoFocus
              className="relative border-b border-line p-2"
            >
              <Search size={16} aria-hidden="true" className="absolute top-4.5 left-4.5 text-muted" />
              <Input className="field pl-9!" placeholder="Search" />
            </SearchField>
            {failed ? (
              <div className="min-h-0 flex-1 overflow-auto">{failed}</div>
            ) : (
              <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 48 }}>
                <ListBox
                  aria-label={label}
                  selectionMode="single"
                  selectedKeys={selectedId === null ? [] : [selectedId]}
                  onSelectionChange={(keys) => {
                    const [key] = keys === 'all' ? [] : [...keys]
                    if (key !== undefined) onSelect(String(key))
                  }}
                  items={options}
                  renderEmptyState={() => <p className="px-3 py-4 text-center text-13 text-muted">{emptyText}</p>}
                  className="min-h-0 flex-1 overflow-auto p-1 outline-none"
                >
                  {(option) => (
                    <ListBoxItem id={option.id} textValue={option.label} className="option h-12">
                      <span className="min-w-0">
                        <span className="block truncate text-14">{option.label}</span>
                        {option.detail && (
                          <span className="block truncate text-12 font-normal text-muted">{option.detail}</span>
                        )}
                      </span>
                    </ListBoxItem>
                  )}
                </ListBox>
              </Virtualizer>
            )}
            {note && options.length > 0 && <p className="border-t border-line px-3 py-2 text-12 text-muted">{note}</p>}
          </Autocomplete>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
