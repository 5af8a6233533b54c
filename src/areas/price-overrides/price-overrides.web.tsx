import type { WebArea } from '#browser/web-area.ts'
import { priceOverrideDialog } from './price-overrides.addresses.ts'

/** Price overrides: the dialog of one line. */
export const priceOverridesWeb: WebArea = {
  name: 'price-overrides',
  dialogs: [
    {
      dialog: priceOverrideDialog,
      rule: {
        needs: ['manageCart'],
        modes: ['restaurant'],
        anyOf: ['priceOverride', 'priceBreakdown'],
        kinds: ['internal'],
      },
      component: () =>
        import('#areas/price-overrides/web/price-override-dialog.tsx').then((module) => module.PriceOverrideDialog),
    },
  ],
}
