import { errorCode } from '#platform/database/database-away.ts'

/** PLAT-11: why the portal cannot listen on the configured address, and what to set instead. */
export function listenProblem(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another port.`,
    EACCES: `This user may not listen on port ${port}. Set PORT to 1024 or higher, and let a proxy listen on ${port}.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST has no address: ${host} is unknown here.`,
  }
  return reasons[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
}
