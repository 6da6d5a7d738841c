import type { Environment } from '@koo/flow'
import { after } from '../timer.ts'
import { createH5Host } from './h5/host.ts'
import type { CreateHost } from './parts.ts'

const miniProgram = () => import('./messenger-miniprogram/host.ts')

/** Chunks of the hosts that are not the plain browser's: each is loaded where it is needed. */
const chunks: Readonly<Record<Exclude<Environment, 'h5'>, () => Promise<{ createHost: CreateHost }>>> = {
  'app-ios': () => import('./app-ios/host.ts'),
  'app-android': () => import('./app-android/host.ts'),
  'app-harmony': () => import('./app-harmony/host.ts'),
  'wallet-app': () => import('./wallet-app/host.ts'),
  'messenger-browser': async () => {
    const browser = await import('./messenger-browser/host.ts')
    return (await browser.isMiniProgramAfterAll(after)) ? miniProgram() : browser
  },
  'messenger-enterprise': () => import('./messenger-enterprise/host.ts'),
  'messenger-miniprogram': miniProgram,
  'partner-app': () => import('./partner-app/host.ts'),
}

/** How long the first page waits for the chunk of its host, ms. */
export const CHUNK_LIMIT_MS = 15_000

/**
 * Loads the host of an environment. One that does not load, or not in time, is replaced by the plain browser's, which works
 * everywhere. A mini-program may be found only now: detect the environment again afterwards.
 */
export function loadHost(
  environment: Environment,
  onFailure: (error: unknown) => void,
  wait: typeof after = after,
): Promise<CreateHost> {
  if (environment === 'h5') return Promise.resolve(createH5Host)
  return new Promise((resolve) => {
    const giveUp = (error: unknown) => {
      onFailure(error)
      resolve(createH5Host)
    }
    const stop = wait(CHUNK_LIMIT_MS, () => giveUp(new Error('The host is late.')))
    void chunks[environment]()
      .then(({ createHost }) => resolve(createHost))
      .catch(giveUp)
      .finally(stop)
  })
}
