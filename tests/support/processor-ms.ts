/**
 * Milliseconds of processor that this process has used. A bound on it shows an algorithm that
 * compares each with each, and does not fail when the machine has something else to do.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
