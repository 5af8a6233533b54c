import { type KeyboardEvent, useId, useState } from 'react'
import { Search, X } from 'lucide-react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { ShipToQuestion } from '#areas/customers/web/public.tsx'
import { useMe } from '#browser/current-user.ts'
import { useMedia } from '#browser/use-media.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { commandsAtFirst, fittingCommands } from './arrange-commands.ts'
import type { Command } from './command.ts'
import { CommandList } from './command-list.tsx'
import { FailedSearch } from './failed-search.tsx'
import { rememberCommand } from './recent-commands.ts'
import { useFoundCarts, useFoundItems, useFoundShipTos } from './use-found-commands.ts'
import { useFoundCustomers } from './use-found-customers.ts'
import { useFoundGuides } from './use-found-guides.ts'
import { useFoundInvoices } from './use-found-invoices.ts'
import { useFoundOrders } from './use-found-orders.ts'
import { useFoundPayments } from './use-found-payments.ts'
import { useLocalCommands } from './use-local-commands.ts'
import { useRecentCommands } from './use-recent-commands.ts'

/**
 * SHELL-10: finds anything by a few letters: screens, actions, guides, orders, invoices, payments,
 * items, ship-tos, customers and carts. The field keeps the focus.
 */
export function CommandPalette({ close }: DialogProps) {
  const me = useMe()
  const isPhone = useMedia('phone')
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const keyword = text.trim()
  const local = useLocalCommands()
  const guides = useFoundGuides(keyword)
  const orders = useFoundOrders(keyword)
  const invoices = useFoundInvoices(keyword)
  const payments = useFoundPayments(keyword)
  const items = useFoundItems(keyword)
  const shipTos = useFoundShipTos(keyword)
  const customers = useFoundCustomers(keyword)
  const carts = useFoundCarts(keyword)
  const recent = useRecentCommands(local)
  // Carts last: most fit by the name of their ship-to, which comes before them.
  const found = [guides, orders, invoices, payments, items, shipTos, customers, carts]
  const commands =
    keyword === ''
      ? commandsAtFirst(recent, local)
      : [...fittingCommands(local, keyword), ...found.flatMap((each) => each.commands)]
  const isSearching = found.some((each) => each.isSearching)
  const searches = {
    Guides: guides,
    Orders: orders,
    Invoices: invoices,
    Payments: payments,
    Items: items,
    'Ship-tos': shipTos,
    Customers: customers,
    Carts: carts,
  }
  const failed = Object.entries(searches).flatMap(([kind, { retry }]) => (retry ? [{ kind, retry }] : []))
  // Where a search failed, nobody can say that there is nothing.
  const isUnknown = isSearching || failed.length > 0
  const index = Math.min(active, commands.length - 1)
  const choose = (command: Command | undefined) => {
    if (!command) return
    // Carts end, and a guide is of one ship-to: neither is offered again at first.
    if (command.kind !== 'Carts' && command.kind !== 'Guides') rememberCommand(me.userId, command)
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (step !== undefined && commands.length > 0) {
      event.preventDefault()
      const wraps = Math.abs(step) === 1
      const next = index + step
      setActive(wraps ? (next + commands.length) % commands.length : Math.min(Math.max(next, 0), commands.length - 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(commands[index])
    }
  }
  if (shipTos.wanted) return <ShipToQuestion wanted={shipTos.wanted} answer={shipTos.answer} />
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && close()}
      isDismissable
      className="fade-in fixed inset-0 z-50 flex justify-center bg-veil md:p-6 md:pt-[12vh]"
    >
      <Modal className="floating flex w-full flex-col self-start overflow-hidden max-md:h-dvh max-md:rounded-none! md:max-h-[70vh] md:max-w-160">
        <AriaDialog aria-label="Find anything" className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
            <Search size={18} aria-hidden className="shrink-0 text-muted" />
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in, and this is its only field
              autoFocus
              role="combobox"
              aria-label="Find anything"
              aria-autocomplete="list"
              aria-expanded={commands.length > 0}
              aria-controls={listId}
              aria-activedescendant={index >= 0 ? `${listId}-${index}` : undefined}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={
                isPhone ? 'Find anything' : 'Items, guides, orders, invoices, ship-tos, carts, screens, actions'
              }
              className="h-11 min-w-0 flex-1 bg-transparent text-16 outline-none"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
            />
            {isSearching && <Spinner label="Searching" />}
            <IconButton label="Close" onPress={close}>
              <X size={18} aria-hidden />
            </IconButton>
          </div>
          <CommandList id={listId} commands={commands} active={index} onActive={setActive} onChoose={choose} />
          <p
            role="status"
            className={commands.length > 0 || isUnknown ? 'sr-only' : 'px-4 py-8 text-center text-muted'}
          >
            {commands.length > 0 ? `${commands.length} found` : isUnknown ? '' : `Nothing found for “${keyword}”`}
          </p>
          {!isSearching && failed.length > 0 && <FailedSearch failed={failed} />}
          <footer className="flex gap-4 border-t border-line px-4 py-2 text-12 text-muted max-md:hidden" aria-hidden>
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
            </span>
            <span>
              <Kbd>Enter</Kbd> open
            </span>
            <span>
              <Kbd>Esc</Kbd> close
            </span>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
