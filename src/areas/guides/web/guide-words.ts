import type { GuideType } from '../guide.ts'

/** The types of guides as a person reads them. */
export const guideTypeWords: Readonly<Record<GuideType, string>> = {
  Standard: 'Standard guide',
  CustomOrder: 'Order guide',
  CustomInventory: 'Inventory guide',
}

/** '4 CS', '4 CS · 6 EA'; empty for none. */
export const amountText = (cases: number | null, units: number | null): string =>
  [cases ? `${cases} CS` : '', units ? `${units} EA` : ''].filter(Boolean).join(' · ')
