/** Where the demo's own provider stands on the portal's origin. */
export const demoProviderPath = '/demo/sign-on'
/** Who the portal is to it. */
export const demoClientId = 'larder'
