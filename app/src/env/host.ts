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

/**
 * Loads the host of an environment. One that does not load is replaced by the plain browser's, which works everywhere. A
 * mini-program may be found only now: detect the environment again afterwards.
 */
export async function loadHost(
  environment: Environment,
  onFailure: (error: unknown) => void,
): Promise<CreateHost> {
  if (environment === 'h5') return createH5Host
  try {
    return await chunks[environment]()
  } catch (error) {
    onFailure(error)
    return createH5Host
  }
}
