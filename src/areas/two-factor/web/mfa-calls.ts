/** The calls whose responses contain the second factor: refetched after every change of it. */
export const mfaCalls = ['getMe', 'getMyMfa'] as const
