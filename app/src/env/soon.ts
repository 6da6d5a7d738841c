/** How often something that is late is looked for, and for how long, ms. Android may add its bridge after the page has started. */
const LOOK_EVERY = 50
const HANDSHAKE_MS = 1_000

/** What `find` finds; null when it throws, as a bridge of an app that is gone does. */
function attempt<T>(find: () => T | null): T | null {
  try {
    return find()
  } catch {
    return null
  }
}

/** What `find` finds now, or within the limit (default: a second); null when it finds nothing. */
export function soon<T>(
  find: () => T | null,
  after: (ms: number, run: () => void) => unknown,
  limitMs = HANDSHAKE_MS,
): Promise<T | null> {
  return new Promise((resolve) => {
    const look = (left: number) => {
      const found = attempt(find)
      if (found !== null || left <= 0) resolve(found)
      else after(LOOK_EVERY, () => look(left - LOOK_EVERY))
    }
    look(limitMs)
  })
}
