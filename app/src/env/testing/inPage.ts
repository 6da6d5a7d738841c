/**
 * What a journey in a real browser puts before every page: the stand-in of the environment around it. It is bundled as one script,
 * which reads its settings from `kooSurroundings` and tells each call of the page to `surroundingsCalled`.
 */
import { drawnPhoto } from './drawnPhoto.ts'
import { surround, type Surroundings } from './surroundings.ts'

declare global {
  interface Window {
    kooSurroundings?: Surroundings
    surroundingsCalled?: (method: string, params: unknown) => void
  }
}

/** A page of the sandbox in place of the mini-program's. */
const loginAddress = (returnTo: string, state: string) =>
  `/__sandbox/oauth?${new URLSearchParams({ kind: 'miniProgram', redirect_uri: returnTo, state })}`

const { kooSurroundings } = window
if (kooSurroundings)
  surround(window, kooSurroundings, {
    async nativeLogin() {
      const response = await window.fetch('/__sandbox/native-login')
      return (await response.json()) as { token: string | null }
    },
    // The mini-program opens the page, not the app: no url gate.
    openLogin: ({ returnTo, state }) => window.location.assign(loginAddress(returnTo, state)),
    photo: drawnPhoto,
    kill: () => window.location.reload(),
    onCall: (method, params) => window.surroundingsCalled?.(method, params),
  })
