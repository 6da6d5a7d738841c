import { soon } from '../soon.ts'

/** How long the first page may wait for the messenger's bridge, ms. It is usually there before the page. */
const LOOK_MS = 500

/**
 * Whether a page whose user agent names only the messenger is in a mini-program. Old versions say so no earlier than their bridge
 * is ready, which may be after the page has started.
 */
export async function isMiniProgramAfterAll(
  after: (ms: number, run: () => void) => unknown,
): Promise<boolean> {
  const isMiniProgram = () => window.__wxjs_environment === 'miniprogram'
  await soon(() => (isMiniProgram() || window.WeixinJSBridge ? true : null), after, LOOK_MS)
  return isMiniProgram()
}
