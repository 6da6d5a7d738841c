import type { Environment } from '@koo/flow'
import type { Os } from './detect.ts'

/** What differs between kinds of environment without any code. */
export interface EnvironmentProfile {
  /** Source id when the visit brought none (spec 9); of the wallet app only where its system is unknown. */
  sourceId: string
  /** Channel name header: the provider's own apps say `app` (spec 7). */
  channelName: 'app' | 'h5'
  /** Whether we draw a title bar: apps and messengers have their own. */
  header: boolean
}

const app = (sourceId: string): EnvironmentProfile => ({ sourceId, channelName: 'app', header: false })
const web = (header: boolean, sourceId = '147'): EnvironmentProfile => ({
  sourceId,
  channelName: 'h5',
  header,
})

export const profiles: Readonly<Record<Environment, EnvironmentProfile>> = {
  'app-android': app('145'),
  'app-ios': app('870'),
  'app-harmony': app('30280'),
  'wallet-app': app('147'),
  'messenger-browser': web(false),
  'messenger-miniprogram': web(false, '894'),
  'messenger-enterprise': web(false),
  'partner-app': web(false),
  h5: web(true),
}

/** The source id of spec 9. The wallet app counts as the app of its system (gap N58). */
export function sourceIdOf(environment: Environment, os: Os): string {
  const app: Environment = environment === 'wallet-app' && os !== 'other' ? `app-${os}` : environment
  return profiles[app].sourceId
}
