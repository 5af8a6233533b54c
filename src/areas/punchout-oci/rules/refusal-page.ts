const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** PUNCH-3: a page that says why a call-up was refused; nothing on it can be pressed. */
export const refusalPage = (sentence: string, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The catalog cannot be opened | Larder</title><style nonce="${escaped(nonce)}">
body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;color:#1d231d;background:#fbfaf7}
main{max-width:28rem;overflow-wrap:anywhere}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0}
@media(prefers-color-scheme:dark){body{color:#e8e6df;background:#171a17}}</style></head>
<body><main><h1>The catalog cannot be opened</h1><p>${escaped(sentence)}</p></main></body></html>`
