import { punchoutMeta, returnTokenField } from '#contract/punchout-page.ts'

/**
 * PUNCH-4: whether this tab, or frame, belongs to a session that a procurement system started. The
 * same browser may have a sign-in of its own in another tab: each keeps to its own.
 */
const key = 'larder.punchout'
const unsentKey = `${key}.unsent`
/** The end of the address the start page leads to. */
const mark = '#punchout'

let isPunchout: boolean | undefined
/** The session's token, in a browser that keeps no cookie: in the memory of this page alone. */
let token: string | undefined

function stored(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Storage is blocked: the tab is what its address said.
    return false
  }
}

function store(is: boolean): void {
  isPunchout = is
  try {
    if (is) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
    sessionStorage.removeItem(unsentKey)
  } catch {
    // As long as the page lives it is known all the same.
  }
}

/** Takes an element off the page and returns its content. */
function takeMeta(name: string): string | undefined {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  element?.remove()
  return element?.content
}

/**
 * At the start of a page: what its address says is kept for the tab, and taken off the address. A
 * page that brings a token goes on at the first screen. Returns whether a session starts here.
 */
export function readPunchoutTab(): boolean {
  token = takeMeta(punchoutMeta.token)
  if (token !== undefined) {
    store(true)
    window.history.replaceState(window.history.state, '', takeMeta(punchoutMeta.screen))
    return true
  }
  if (window.location.hash !== mark) return false
  store(true)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return true
}

/** True in a tab of a procurement session, also after its end. */
export const isPunchoutTab = (): boolean => (isPunchout ??= stored())

/** Somebody signed in here: the tab is one of the portal's own again. */
export const leavePunchoutTab = (): void => {
  token = undefined
  store(false)
}

/** What every call of such a tab carries: the server then looks at that session alone. */
export const punchoutHeaders = (): Readonly<Record<string, string>> =>
  isPunchoutTab() ? { 'x-larder-punchout': token ?? 'yes' } : {}

/**
 * PUNCH-3: goes to the page that posts the cart to the buyer's system. It knows the session by its
 * cookie; a token is posted, so that it is in no address.
 */
export function goToReturnPage(path: string): void {
  if (token === undefined) return window.location.assign(path)
  const form = document.createElement('form')
  const field = document.createElement('input')
  Object.assign(form, { method: 'post', action: path, hidden: true })
  Object.assign(field, { type: 'hidden', name: returnTokenField, value: token })
  form.append(field)
  document.body.append(form)
  form.submit()
}

const wayBackKey = `${key}.way-back`

/** Keeps where a session that has ended leads: the buyer's procurement system; '' for nowhere. */
export function keepWayBack(address: string): void {
  try {
    sessionStorage.setItem(wayBackKey, address)
  } catch {
    // The page of the ended session then names no way.
  }
}

/** Where the session of this tab came from; undefined where nobody said. */
export function wayBack(): string | undefined {
  try {
    return sessionStorage.getItem(wayBackKey) || undefined
  } catch {
    return undefined
  }
}

/** What was entered last could not be sent any more: the page of the ended session says so. */
export function noteUnsent(): void {
  try {
    sessionStorage.setItem(unsentKey, 'yes')
  } catch {
    // The page then says only that the session has ended.
  }
}

/** Whether something that was entered in this tab's session was never sent. */
export function hasUnsent(): boolean {
  try {
    return sessionStorage.getItem(unsentKey) !== null
  } catch {
    return false
  }
}
