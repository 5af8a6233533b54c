import type { ReturnForm } from './form-of-message.ts'
import { submitScript, writeForm } from './write-form.ts'

/**
 * PUNCH-3: the page that posts a cart, or nothing, to the buyer's system: at once, by its script,
 * or by its button where there is none (punchout R1).
 */
export const writeReturnPage = (form: ReturnForm, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Back to your procurement system | Larder</title><style nonce="${nonce}">${look}</style></head>
<body><main><h1>Back to your procurement system</h1>
<p>Your cart is on its way. If nothing happens within a few seconds, press the button.</p>
${writeForm(form, '<button type="submit">Go back now</button>')}</main>
${submitScript(nonce)}</body></html>`

/** The page of a cart that went back before: Back and a second click send nothing. */
export const returnedPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>This cart has been returned | Larder</title><style nonce="${nonce}">${look}</style></head>
<body><main><h1>This cart has been returned</h1>
<p>It goes back to your procurement system once. To order more, please start again from there.</p></main></body></html>`

const look = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;color:#1d231d;background:#fbfaf7}
main{max-width:28rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 1rem}
button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1rem;border:0;border-radius:8px;color:#fff;background:#17603d;cursor:pointer}
button:focus-visible{outline:3px solid #17603d;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#e8e6df;background:#171a17}button{color:#10241a;background:#7fcf9f}button:focus-visible{outline-color:#7fcf9f}}`
