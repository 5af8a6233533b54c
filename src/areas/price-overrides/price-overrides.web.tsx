import type { WebArea } from '#browser/web-area.ts'

/** Price overrides: the dialog of one line. */
export const priceOverridesWeb: WebArea = {
  name: 'price-overrides',
  dialogs: [
    {
      parameter: 'override',
      rule: {
        needs: ['manageCart'],
        modes: ['restaurant'],
        anyOf: ['priceOverride', 'priceBreakdown'],
        kinds: ['internal'],
      },
      dialog: () =>
        import('#areas/price-overrides/web/price-override-dialog.tsx').then((module) => module.PriceOverrideDialog),
    },
  ],
}
