import type { Environment } from '@koo/flow'
import { after } from '../timer.ts'
import { createH5Host } from './h5/host.ts'
import type { CreateHost } from './parts.ts'

type Load = () => Promise<CreateHost>

const apps: Load = async () => (await import('./apps/host.ts')).createAppHost
const messengerChunk = () => import('./messenger/host.ts')
const messengers: Load = async () => (await messengerChunk()).createMessengerHost
const miniProgram: Load = async () => (await import('./mini-program/host.ts')).createMiniProgramHost

/** Chunks of the hosts that are not the plain browser's: each is loaded where it is needed. */
const chunks: Readonly<Record<Exclude<Environment, 'h5'>, Load>> = {
  'app-ios': apps,
  'app-android': apps,
  'app-harmony': apps,
  'wallet-app': apps,
  'messenger-browser': async () => {
    const { isMiniProgramAfterAll, createMessengerHost } = await messengerChunk()
    return (await isMiniProgramAfterAll(after)) ? miniProgram() : createMessengerHost
  },
  'messenger-enterprise': messengers,
  'messenger-miniprogram': miniProgram,
  'partner-app': async () => (await import('./partner-app/host.ts')).createPartnerHost,
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
    void chunks[environment]().then(resolve, giveUp).finally(stop)
  })
}
