import { ClipboardPaste, Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useShortcut } from '#browser/shortcuts.ts'
import { maxQuantity } from '#contract/values.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { useActiveQuantities, type CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { Scanner, takesScans, useScanner } from '#areas/scanning/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { PasteListDialog } from './paste-list-dialog.tsx'
import { detailOf, QuickSuggestions } from './quick-suggestions.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { usePasteList } from './use-paste-list.ts'
import { isLabel, useQuickEntry } from './use-quick-entry.ts'

/** CART-13: the bar above the cart's lines; absent for users who may not change the cart. */
export function QuickEntryBar() {
  const { cart, isLoading, failure } = useActiveCart()
  const quantities = useActiveQuantities()
  const mayChange = cart === null || cart.abilities.change === null
  // Until the cart has loaded it is unknown which cart a line would be added to.
  if (!quantities || isLoading || failure || !mayChange) return null
  return <Bar cart={cart} quantities={quantities} />
}

function Bar({ cart, quantities }: { cart: Cart | null; quantities: CartQuantities }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const [isListShown, setListShown] = useState(true)
  /**
   * The quantity as it stood when its field was reached, and the digits typed there since; null
   * after any other key.
   */
  const inQuantity = useRef<{ standing: number; digits: string | null }>({ standing: 1, digits: '' })
  const focus = (field: 'item' | 'quantity') => {
    if (field === 'item') input.current?.focus()
    else box.current?.querySelector<HTMLInputElement>('[inputmode="numeric"]')?.focus()
  }
  const scanner = useScanner({ into: 'cart' })
  const quick = useQuickEntry(cart, quantities, focus, scanner.take)
  const list = usePasteList(cart, quantities)
  const { entry, message, suggestions, line } = quick
  const shown = isListShown ? suggestions : []
  useShortcut('i', 'Quick entry', 'Review Cart', () => {
    input.current?.focus()
    input.current?.select()
  })
  useShortcut('l', 'Paste a list', 'Review Cart', list.open)
  const reset = () => {
    setActive(-1)
    setListShown(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    // Keys of an input method editor, and a held-down Enter, which would add the item unnoticed.
    if (event.nativeEvent.isComposing || (key === 'Enter' && event.repeat)) return
    if ((key === 'ArrowDown' || key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault()
      setListShown(true)
      // Cycles from -1, the field itself, through the list and back.
      const places = suggestions.length + 1
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (key === 'Escape' && (shown.length > 0 || entry.text !== '')) {
      event.preventDefault()
      if (shown.length > 0) setListShown(false)
      else quick.clear()
    } else if (key === 'Tab' && !event.shiftKey && !entry.item && shown.length > 0) {
      event.preventDefault()
      quick.choose(shown[Math.max(0, active)]!, line, false)
      reset()
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const chosen = shown[active]
      if (entry.item) quick.add()
      else if (chosen) quick.choose(chosen, line, false)
      else {
        // The next scan replaces this one while it is looked up.
        if (isLabel(entry.text.trim())) event.currentTarget.select()
        void quick.submit(entry.text.trim()).then((isOpenChoice) => isOpenChoice && setActive(0))
      }
      if (chosen || entry.item) reset()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (!/[\r\n\t]/.test(text)) return
    event.preventDefault()
    list.openWith(text)
  }
  const { item } = entry
  // On a phone the second row appears only with an item.
  const phone = item ? '' : 'max-md:hidden'
  return (
    <section
      aria-label="Quick entry"
      {...takesScans}
      onPaste={onPaste}
      className="page pb-0 max-md:pt-1.5 print:hidden"
    >
      <div
        ref={box}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-dialog md:border md:border-line md:bg-raised md:p-2 md:flex md:flex-wrap"
      >
        <div className="relative min-w-0 flex-1 md:min-w-48">
          <Plus
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-[12px] -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            role="combobox"
            aria-label="Item number, GTIN or name"
            aria-keyshortcuts="i"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={id}
            aria-activedescendant={active >= 0 && shown.length > 0 ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-message`}
            aria-busy={quick.isAsking}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
            placeholder="Item number, GTIN or name"
            className="field pr-[12px]! pl-[36px]! text-ellipsis lg:pr-9!"
            value={entry.text}
            onChange={(event) => {
              reset()
              quick.type(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setListShown(false)}
            onFocus={() => setListShown(true)}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 max-lg:hidden"
          >
            {entry.text === '' && <Kbd>I</Kbd>}
          </span>
          <QuickSuggestions
            id={id}
            items={shown}
            active={active}
            onChoose={(chosen) => {
              quick.choose(chosen, line, false)
              reset()
            }}
          />
        </div>
        <span
          className={`flex items-center gap-1.5 max-md:row-start-2 ${phone}`}
          onFocus={() => (inQuantity.current = { standing: entry.quantity, digits: '' })}
          onKeyDownCapture={(event) => {
            const { standing, digits } = inQuantity.current
            if (event.key === 'Enter' && digits !== null && isLabel(digits)) {
              event.preventDefault()
              event.stopPropagation()
              quick.addAndGoOn(standing, digits)
            } else if (event.key !== 'Enter')
              inQuantity.current.digits = digits !== null && /^\d$/.test(event.key) ? digits + event.key : null
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') focus('item')
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
              event.preventDefault()
              if (!event.repeat) quick.add()
            }
          }}
          role="presentation"
        >
          <QuantityInput
            label={item ? `Quantity of ${item.description}` : 'Quantity'}
            value={entry.quantity}
            max={maxQuantity}
            onChange={quick.setQuantity}
          />
          <UnitChoice item={item} unit={entry.unit} onChange={quick.setUnit} label="Unit" />
        </span>
        <span className={`max-md:row-start-2 ${phone}`}>
          <Button variant="primary" isDisabled={!item} onPress={() => quick.add()}>
            Add
          </Button>
        </span>
        <span className="flex items-center gap-2 max-md:col-start-2 max-md:gap-1 max-md:row-start-1">
          <Scanner scanner={scanner} onScan={quick.addScan} title="Scan into the cart" isForOffline />
          <Button onPress={list.open}>
            <ClipboardPaste size={16} aria-hidden="true" />
            <span className="max-md:sr-only">Paste a list</span>
            <span className="max-lg:hidden">
              <Kbd>L</Kbd>
            </span>
          </Button>
        </span>
      </div>
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 px-3 pt-1 text-13 max-md:min-h-1.5 max-md:pt-0">
        <p
          id={`${id}-message`}
          role="status"
          className={message?.tone === 'danger' || quick.isUnsearched ? 'text-danger' : 'text-muted'}
        >
          {message?.text ?? (item ? detailOf(item) : quick.isUnsearched ? 'The items could not be searched.' : '')}
        </p>
        {item && <AddToGuideLink value={item.itemNumber} name={item.description} />}
        {message?.undo && (
          <Button size="small" variant="quiet" onPress={message.undo}>
            Undo
          </Button>
        )}
        {quick.isUnsearched && (
          <Button size="small" onPress={quick.searchAgain}>
            Retry
          </Button>
        )}
      </div>
      {/* Part of the screen: without a connection there would be no other way to get it. */}
      {list.isOpen && <PasteListDialog list={list} />}
    </section>
  )
}
