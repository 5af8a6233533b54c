import { screen } from '#contract/address.ts'

/** NEXT-12: the guide for those who connect programs; `keyword` searches the calls. */
export const developersScreen = screen('/developers', ['keyword'])
