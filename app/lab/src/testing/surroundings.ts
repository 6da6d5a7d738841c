import type { Environment } from '@koo/flow'
import type { Surroundings } from '../host.ts'
import { hasVersion, userAgentOf, type EnvironmentChoice } from '../surroundings/choice.ts'

/** The user agent of a stage unless another environment is selected. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

/** Source ids of the environments in stories. */
const SOURCES: Partial<Record<Environment, string>> = {
  'app-android': '145',
  'app-ios': '870',
  'messenger-miniprogram': '894',
}

/** What the app would detect in an environment: on a fixed device. */
export function surroundingsIn(
  chosen: EnvironmentChoice | undefined,
  token: string | null,
  now: number,
): Surroundings {
  const environment = chosen?.kind ?? 'h5'
  const inApp = hasVersion(environment)
  const version = chosen && inApp ? chosen.version : '1.0.0'
  const os = chosen?.os ?? 'other'
  const sourceId = SOURCES[environment] ?? '147'
  const channelName = inApp && environment !== 'partner-app' ? 'app' : 'h5'
  return {
    environment,
    os,
    version,
    channelName,
    sourceId,
    header: environment === 'h5',
    userAgent: chosen ? userAgentOf(chosen) : BROWSER,
    gates: [
      { name: 'nativeVideoPicker', least: '3.4.0', open: version === '3.4.0' && os === 'android' },
      { name: 'sessionReload', least: '3.1.0', open: environment === 'app-ios' },
    ],
    headers: {
      'x-app-version': version,
      'x-timestamp': String(now),
      ...(token !== null && { 'x-token': `${token.slice(0, 6)}***` }),
      'x-device-id': '0123456789abcdef0123456789abcdef',
      'x-platform': 'web',
      'x-app-id': 'koo-h5',
      'x-os': os,
      'x-channel-app': environment,
      'x-source-id': sourceId,
      'x-channel-name': channelName,
    },
  }
}
