import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { FieldFrame } from './field-frame.tsx'
import { SlowWords } from './slow-words.tsx'

/** One entry to choose. */
export interface NamedOption {
  readonly id: string
  readonly name: string
}

const addKey = ' add'

/**
 * A choice from a list that can grow: what is typed and is not there yet is offered as 'Add "…"'.
 * An empty field chooses nothing.
 */
export function ChooseOrAdd({
  label,
  options,
  value,
  onChange,
  onAdd,
  onType,
  loading,
  error,
  hint,
  isRequired = false,
}: {
  label: string
  options: readonly NamedOption[]
  /** The id of the chosen one; null: none. */
  value: string | null
  onChange: (id: string | null) => void
  /**
   * Adds an entry of this name; the owner chooses it when it is there. Returns why it was not
   * added. Absent: nothing is added here.
   */
  onAdd?: (name: string) => Promise<string | undefined>
  /** The owner filters, such as on the server: called with what is typed. */
  onType?: (text: string) => void
  /** What is on its way, such as 'the recipes': until then nothing is not found. */
  loading?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
}) {
  const chosen = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  /** The name that is being added. */
  const [adding, setAdding] = useState<string>()
  /** Why the last name was not added; the name stays, to be tried again. */
  const [refusal, setRefusal] = useState<{ readonly name: string; readonly reason: string }>()
  const text = typed ?? adding ?? refusal?.name ?? chosen?.name ?? ''
  const wanted = text.trim()
  const has = (name: string) => name.toLowerCase().includes(wanted.toLowerCase())
  // Until something is typed the list shows every entry, not only the chosen one.
  const shown = typed === undefined || onType ? options : options.filter(({ name }) => has(name))
  const isNew = wanted !== '' && !options.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const items = [
    ...shown,
    ...(onAdd && (isNew || adding !== undefined) ? [{ id: addKey, name: `Add "${wanted}"` }] : []),
  ]
  const add = async (name: string): Promise<void> => {
    if (!onAdd || adding !== undefined) return
    setAdding(name)
    setRefusal(undefined)
    const reason = await onAdd(name)
    setAdding(undefined)
    if (reason !== undefined) setRefusal({ name, reason })
  }
  const problem = refusal?.reason ?? error
  return (
    <ComboBox
      items={items}
      inputValue={text}
      value={adding === undefined ? value : addKey}
      allowsEmptyCollection
      // A name that comes while the field has the focus is nothing the person typed: the list would
      // open over the form.
      menuTrigger={typed === undefined ? 'manual' : 'input'}
      onInputChange={(next) => {
        if (next === text) return
        setTyped(next)
        setRefusal(undefined)
        onType?.(next)
        if (next === '') onChange(null)
      }}
      onChange={(key) => {
        if (key === null) return
        setTyped(undefined)
        setRefusal(undefined)
        if (key === addKey) void add(wanted)
        else onChange(String(key))
      }}
      onOpenChange={(isOpen) => {
        // What was typed and neither chosen nor added goes when the field is left.
        if (!isOpen) setTyped(undefined)
      }}
      isInvalid={problem !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <FieldFrame label={label} error={problem} hint={hint} isRequired={isRequired}>
        <span className="relative block">
          <Input className="field pr-10!" placeholder={onAdd ? 'Choose or type a new one' : 'Choose'} />
          <Button className="absolute inset-y-0 right-0 grid w-10 pointer-coarse:w-11 place-items-center text-muted">
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        </span>
      </FieldFrame>
      {loading && (
        <output className="block">
          <SlowWords what={loading} />
        </output>
      )}
      <Popover className="floating fade-in max-h-72 max-w-[calc(100vw-24px)] min-w-(--trigger-width) overflow-auto p-1">
        <ListBox
          className="outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-13 text-muted">
              {loading ? `Loading ${loading}` : onAdd ? 'Type a name to add one' : 'Nothing found'}
            </p>
          )}
        >
          {(option: NamedOption) => (
            <ListBoxItem id={option.id} textValue={option.id === addKey ? wanted : option.name} className="option">
              {option.id === addKey && <Plus size={16} aria-hidden="true" />}
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
