const loopback = ['127.0.0.1', 'localhost']

/**
 * The origins this portal is known by: its public one and, on a local machine, its other name
 * (localhost or 127.0.0.1).
 */
export function ownOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (!loopback.includes(url.hostname)) return [url.origin]
  const twins = loopback.map((hostname) => `${url.protocol}//${hostname}${url.port && `:${url.port}`}`)
  return [url.origin, ...twins.filter((origin) => origin !== url.origin)]
}
