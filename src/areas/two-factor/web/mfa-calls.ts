/** The calls whose answers tell of the second factor: asked again after every change of it. */
export const mfaCalls = ['getMe', 'getMyMfa'] as const
