const key = 'larder.pay-link'

/**
 * The token of the link that was opened. It leaves the address at once, so that neither history nor
 * a screenshot keeps it, and stays in this tab alone, so that a reload finds it again.
 */
export function takeToken(): string {
  const token = window.location.hash.slice(1)
  try {
    if (token === '') return sessionStorage.getItem(key) ?? ''
    sessionStorage.setItem(key, token)
  } catch {
    // A browser that keeps nothing: the page works until it is reloaded.
  }
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
