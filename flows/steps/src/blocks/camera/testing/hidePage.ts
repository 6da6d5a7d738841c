import { vi } from 'vitest'

/** Another app or tab comes to the front. Returns what brings the page back. */
export function hidePage(): () => void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  return () => {
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
