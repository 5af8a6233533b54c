/** Somebody of the demo's staff. */
export interface DemoStaff {
  readonly email: string
  readonly name: string
  readonly role: string
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

// The portal's own colours, by hand: this page belongs to the provider, not to the app.
const look = `
  :root { color-scheme: light dark; --paper: #f7f5f0; --raised: #fff; --ink: #22261f; --muted: #5c6156; --line: #d9d5ca; --action: #1f5c3d; --soft: #e6efe8 }
  @media (prefers-color-scheme: dark) { :root { --paper: #171a16; --raised: #20241e; --ink: #ecebe4; --muted: #a9aea1; --line: #3a4037; --action: #8ecaa6; --soft: #263a2d } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, sans-serif }
  main { max-width: 440px; margin: 0 auto; padding: 48px 16px }
  .card { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 24px }
  h1 { font-size: 20px; margin: 0 0 4px }
  p { margin: 0 0 16px; color: var(--muted) }
  ul { list-style: none; margin: 0 -8px; padding: 0 }
  button { display: flex; width: 100%; min-height: 44px; gap: 12px; align-items: center; justify-content: space-between; padding: 6px 8px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer }
  button:hover { background: var(--soft) }
  button:focus-visible { outline: 2px solid var(--action); outline-offset: -2px }
  .name { font-weight: 550 }
  .mail { display: block; color: var(--muted); font-size: 12px; font-weight: 400; overflow-wrap: anywhere }
  .role { color: var(--muted); font-size: 12px; white-space: nowrap }
  .cancel { justify-content: center; margin-top: 16px; color: var(--action) }
`

const entry = ({ email, name, role }: DemoStaff): string => `<li><button name="email" value="${escaped(email)}">
  <span class="name">${escaped(name)} <span class="mail">${escaped(email)}</span></span>
  <span class="role">${escaped(role)}</span></button></li>`

/** AUTH-2: the page on which the demo's provider asks who one is: plain HTML, without scripts. */
export const demoSignInPage = (staff: readonly DemoStaff[], action: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo identity provider</title><style>${look}</style>
</head>
<body><main><form class="card" method="post" action="${escaped(action)}">
<h1>Sign in as staff</h1>
<p>This demo’s own identity provider stands in for Okta. Choose who you are.</p>
<ul>${staff.map(entry).join('\n')}</ul>
<button class="cancel" name="email" value="">Cancel</button>
</form></main></body>
</html>
`
