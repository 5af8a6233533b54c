import { afterEach, vi } from 'vitest'

// Files share their worker: a clock that stays faked would be the next file's clock too.
afterEach(() => void vi.useRealTimers())
