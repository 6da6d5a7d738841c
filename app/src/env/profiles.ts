import type { Environment } from '@koo/flow'
import type { Os } from './detect.ts'

/** Settings that differ between environments. */
export interface EnvironmentProfile {
  /** Default source id (spec 9). For the wallet app only when its system is unknown. */
  sourceId: string
  /** Channel name header: `app` for the provider's own apps (spec 7). */
  channelName: 'app' | 'h5'
  /** Whether the page has a title bar: apps and messengers have their own. */
  header: boolean
  /** Whether the page loses the focus only when its app does. */
  coversOnBlur: boolean
}

const app = (sourceId: string): EnvironmentProfile => ({
  sourceId,
  channelName: 'app',
  header: false,
  coversOnBlur: true,
})
const web = (header: boolean, sourceId = '147'): EnvironmentProfile => ({
  sourceId,
  channelName: 'h5',
  header,
  coversOnBlur: false,
})

export const profiles: Readonly<Record<Environment, EnvironmentProfile>> = {
  'app-android': app('145'),
  'app-ios': app('870'),
  'app-harmony': app('30280'),
  'wallet-app': app('147'),
  'messenger-browser': web(false),
  'messenger-miniprogram': web(false, '894'),
  'messenger-enterprise': web(false),
  'partner-app': { ...web(false), coversOnBlur: true },
  h5: web(true),
}

/** The default source id (spec 9). The wallet app counts as the app of its system (gap N58). */
export function sourceIdOf(environment: Environment, os: Os): string {
  const app: Environment = environment === 'wallet-app' && os !== 'other' ? `app-${os}` : environment
  return profiles[app].sourceId
}
