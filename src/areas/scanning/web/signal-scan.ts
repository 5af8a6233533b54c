let context: AudioContext | undefined

/** Browsers allow sound after a press only: called by the one that opens the camera. */
export function prepareSignal(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
  } catch {
    // No sound on this device: the live region and the vibration remain.
  }
}

/**
 * A short tone and a vibration: high for a code that was taken, low and twice for one that was not.
 */
export function signalScan(isGood: boolean): void {
  navigator.vibrate?.(isGood ? 60 : [80, 60, 80])
  if (context?.state !== 'running') return
  const at = context.currentTime
  const seconds = isGood ? 0.09 : 0.25
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = isGood ? 1760 : 330
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
