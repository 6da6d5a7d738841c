import type { Environment } from '@koo/flow'
import { createH5Host } from './h5/host.ts'
import type { CreateHost } from './parts.ts'

type Load = () => Promise<CreateHost>

const apps: Load = async () => (await import('./apps/host.ts')).createAppHost
const messengers: Load = async () => (await import('./messenger/host.ts')).createMessengerHost

/** Chunks of the hosts that are not the plain browser's: each is loaded where it is needed. */
const chunks: Readonly<Record<Exclude<Environment, 'h5'>, Load>> = {
  'app-ios': apps,
  'app-android': apps,
  'app-harmony': apps,
  'wallet-app': apps,
  'messenger-browser': messengers,
  'messenger-enterprise': messengers,
  'messenger-miniprogram': async () => (await import('./mini-program/host.ts')).createMiniProgramHost,
  'partner-app': async () => (await import('./partner-app/host.ts')).createPartnerHost,
}

/** Loads the host of an environment. One that does not load is replaced by the plain browser's, which works everywhere. */
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
