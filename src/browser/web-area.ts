import type { ComponentType } from 'react'
import type { Address, AnyScreen, Destination, NamedDialog, ValueDialog } from '#contract/address.ts'
import type { CallName } from './call-name.ts'
import type { CallToKeep } from './kept-answers.ts'
import type { AppMode, RouteRule } from './may-open-route.ts'

/**
 * Loads a component when it is first needed: `() => import('./web/shop-screen.tsx').then((m) =>
 * m.ShopScreen)`.
 */
export type Lazily<Props = object> = () => Promise<ComponentType<Props>>

/** A screen with an address. */
export interface WebRoute {
  /** Of the area's `*.addresses.ts`. */
  readonly screen: AnyScreen
  /** The document title until the screen knows better (`usePageTitle`). */
  readonly title: string
  /** Public screens need no session and have no top bar. */
  readonly access?: 'public' | 'session'
  /** ACCESS-3. */
  readonly rule?: RouteRule
  /** ACCESS-5: also for who has no bill-to yet, or none that may order. */
  readonly needsNoBillTo?: true
  readonly component: Lazily
}

/** A dialog with an address: it opens over any screen when the search parameter is there. */
export interface WebDialog {
  /** Of the area's `*.addresses.ts`. Without a value of its own, any value opens it. */
  readonly dialog: NamedDialog | ValueDialog
  readonly rule?: RouteRule
  /** Its code is loaded while the browser is idle, as a shortcut opens it (SHELL-5). */
  readonly isPreloaded?: boolean
  /** While one of these is open, this one is not shown: it stands for the same thing. */
  readonly yieldsTo?: readonly ValueDialog[]
  /** True while it opens beside the page instead of over it: keys do not wait for it. */
  readonly isBeside?: () => boolean
  readonly component: Lazily<DialogProps>
}

/** What every dialog with an address receives. */
export interface DialogProps {
  readonly value: string
  /** Takes the parameter out of the address; Back does the same. */
  readonly close: () => void
}

/** A link of the top bar; the first four are shown, the rest is under 'More' (SHELL-1). */
export interface NavEntry {
  readonly label: string
  readonly to: Address
  /** Low comes first. */
  readonly order: number
  readonly icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  readonly rule?: RouteRule
  /** CUST-4: absent while the selected ship-to is a prospect. */
  readonly isHiddenForProspects?: boolean
  /** Also in the bottom navigation of a phone, in these modes. */
  readonly bottomBarOf?: readonly AppMode[]
  /** In the bottom navigation in place of the label, such as a running total. */
  readonly tabLabel?: Lazily
  /** Such as 'g s'. */
  readonly keys?: string
  /** Other words the palette finds it by (SHELL-10). */
  readonly words?: string
}

/** An entry of the user menu (SHELL-2). */
export interface MenuEntry {
  readonly label: string
  /** A screen, or a dialog over the present one. */
  readonly to: Destination
  readonly order: number
  readonly rule?: RouteRule
  /** Other words the palette finds it by (SHELL-10). */
  readonly words?: string
}

/** Something to do from the command palette that no menu lists (SHELL-10). */
export interface CommandEntry {
  readonly label: string
  /** A screen, or a dialog over the present one. */
  readonly to: Destination
  readonly rule?: RouteRule
  /** CUST-4: absent while the selected ship-to is a prospect. */
  readonly isHiddenForProspects?: boolean
  readonly keys?: string
  /** Other words it is found by, such as 'password 2fa'. */
  readonly words?: string
}

/** Something of an area that stands in the top bar on every screen, such as the cart. */
export interface TopBarWidget {
  readonly name: string
  readonly rule?: RouteRule
  /** Pixels kept free until it is there, so that nothing jumps. */
  readonly width: number
  /** Where the bar has two rows it stands in the second: the first is the ship-to's. */
  readonly isSecondRow?: boolean
  readonly widget: Lazily
}

/** What a note on an item needs to know. */
export interface ItemNoteProps {
  readonly itemNumber: string
}

/**
 * What an area says about an item on the item's page and in its panel, such as the guides it is
 * in: one line, whose place is kept free.
 */
export interface ItemNote {
  readonly name: string
  readonly rule?: RouteRule
  /** CUST-4: absent while the selected ship-to is a prospect. */
  readonly isHiddenForProspects?: boolean
  readonly note: Lazily<ItemNoteProps>
}

/** One item that is to take another's place. */
export interface SwitchProps {
  readonly itemNumber: string
  readonly withItemNumber: string
  /** It is the only switch on view: the note need not be opened first. */
  readonly isOpen: boolean
}

/** What an area says about a switch before it is accepted, such as its effect on recipes. */
export interface SwitchNote {
  readonly name: string
  readonly rule?: RouteRule
  /** CUST-4: absent while the selected ship-to is a prospect. */
  readonly isHiddenForProspects?: boolean
  readonly note: Lazily<SwitchProps>
}

/** The invoice that something is added to. */
export interface InvoiceProps {
  readonly division: string
  readonly shipTo: string
  readonly invoiceNumber: string
  /** Cents billed; less than 0: a credit. */
  readonly total: number
  /** Cents that are not paid; less than 0: what is left of a credit. */
  readonly open: number
}

/** What an area lets people do with an invoice, such as paying it. */
export interface InvoiceAction {
  readonly name: string
  readonly rule?: RouteRule
  readonly action: Lazily<InvoiceProps>
}

/** The entry of an invoice's account that something is said about. */
export interface InvoiceEntryProps {
  /** What made the entry, such as a payment's id. */
  readonly source: string
}

/** What an area says about entries that it made, such as which payment it was. */
export interface InvoiceEntryNote {
  readonly name: string
  readonly rule?: RouteRule
  readonly note: Lazily<InvoiceEntryProps>
}

/** The order that something is said about. */
export interface OrderProps {
  readonly division: string
  readonly shipTo: string
  readonly orderId: string
}

/** What an area says about an order, such as how it was received. */
export interface OrderNote {
  readonly name: string
  readonly rule?: RouteRule
  readonly note: Lazily<OrderProps>
}

/** A tab of the profile that an area above it fills. */
export interface ProfileTabContent {
  /** Its name in the address of the profile. */
  readonly tab: string
  readonly content: Lazily
  /** Stands right of the title while the tab is shown. */
  readonly button: Lazily
}

/** What an area brings to the browser; listed in `app/areas.web.ts`. */
export interface WebArea {
  readonly name: string
  readonly routes?: readonly WebRoute[]
  readonly navigation?: readonly NavEntry[]
  readonly menuEntries?: readonly MenuEntry[]
  readonly dialogs?: readonly WebDialog[]
  readonly commands?: readonly CommandEntry[]
  readonly topBarWidgets?: readonly TopBarWidget[]
  readonly itemNotes?: readonly ItemNote[]
  readonly orderNotes?: readonly OrderNote[]
  readonly switchNotes?: readonly SwitchNote[]
  readonly profileTabs?: readonly ProfileTabContent[]
  readonly invoiceActions?: readonly InvoiceAction[]
  readonly invoiceEntryNotes?: readonly InvoiceEntryNote[]
  /**
   * Calls, by name, whose latest response is kept in the browser and shown without a connection
   * (PLAT-15); with `max` the latest of so many inputs, such as the guides that were opened.
   */
  readonly kept?: readonly CallToKeep<CallName>[]
}
