/** How many ports are tried. */
const maxSteps = 20

/** Listens on the next free port when the wanted one is taken; 0 takes any. */
export async function listenFrom(wanted: number, listen: (port: number) => Promise<number>): Promise<number> {
  for (let step = 0; ; step++) {
    try {
      return await listen(wanted === 0 ? 0 : wanted + step)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || step >= maxSteps) throw error
    }
  }
}

/**
 * Ports share cookies, names do not: on this machine, what runs beside the portal goes by the
 * machine's other name.
 */
export function nameBeside(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname === '127.0.0.1') return 'localhost'
  return hostname === 'localhost' ? '127.0.0.1' : hostname
}

/** The portal as this machine reaches it. */
export function addressHere({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
