import { screen } from '#contract/address.ts'

export const operationsScreen = screen('/operations')
