import { describe, expect, it } from 'vitest'
import { detect, unknownApp, type BrowserMarks, type Detected } from './detect.ts'
import { profiles, sourceIdOf } from './profiles.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile'
const HARMONY_4 = 'Mozilla/5.0 (Linux; Android 12; HarmonyOS) Mobile'
const PC = 'Mozilla/5.0 (X11; Linux x86_64)'
const WECHAT = 'MicroMessenger/8.0.49'

type Row = [marks: BrowserMarks | string, environment: string, os: string, version?: string | null]

const rows: readonly Row[] = [
  ['', 'h5', 'other'],
  [PC, 'h5', 'other'],
  [ANDROID, 'h5', 'android'],
  [IPHONE, 'h5', 'ios'],
  [HARMONY, 'h5', 'harmony'],
  [HARMONY_4, 'h5', 'harmony'],
  [MAC, 'h5', 'other'],
  [{ userAgent: MAC, touchPoints: 5 }, 'h5', 'ios'],
  [{ userAgent: PC, touchPoints: 5 }, 'h5', 'other'],
  [`${ANDROID} KooApp/3.4.0`, 'app-android', 'android', '3.4.0'],
  [`${IPHONE} KooApp/3.1`, 'app-ios', 'ios', '3.1'],
  [{ userAgent: `${MAC} KooApp/3.4.0`, touchPoints: 5 }, 'app-ios', 'ios', '3.4.0'],
  [`${HARMONY} KooApp/1.0.0.12`, 'app-harmony', 'harmony', '1.0.0.12'],
  [`${HARMONY_4} KooApp/3.4.0`, 'app-harmony', 'harmony', '3.4.0'],
  [`${HARMONY} KooWallet/2.0.0`, 'wallet-app', 'harmony', '2.0.0'],
  [`${IPHONE} KooPartner/1.0`, 'partner-app', 'ios', '1.0'],
  [`${ANDROID} ${WECHAT}`, 'messenger-browser', 'android'],
  [`${ANDROID} ${WECHAT} miniProgram/wx123`, 'messenger-miniprogram', 'android'],
  [{ userAgent: `${IPHONE} ${WECHAT}`, inMiniProgram: true }, 'messenger-miniprogram', 'ios'],
  [{ userAgent: IPHONE, inMiniProgram: true }, 'messenger-miniprogram', 'ios'],
  [`${ANDROID} wxwork/4.1 ${WECHAT}`, 'messenger-enterprise', 'android'],
  [{ userAgent: `${ANDROID} wxwork/4.1 ${WECHAT}`, inMiniProgram: true }, 'messenger-enterprise', 'android'],
  // The app is around everything that the page may be opened in.
  [`${ANDROID} ${WECHAT} KooApp/3.4.0`, 'app-android', 'android', '3.4.0'],
]

const detectRow = (marks: BrowserMarks | string): Detected =>
  detect(typeof marks === 'string' ? { userAgent: marks } : marks)

describe('environment', () => {
  it.each(rows)('%j is %s on %s', { tags: ['role.7'] }, (marks, environment, os, version = null) => {
    expect(detectRow(marks)).toEqual({ environment, os, shellVersion: version })
  })

  it.each<[userAgent: string, mark: string | null, environment?: string]>([
    [`${ANDROID} KooShop/3.4.0`, 'KooShop'],
    [`${ANDROID} KooApp/3x`, 'KooApp'],
    [`${ANDROID} KooApp/3.4.0.1.2`, 'KooApp'],
    [`${ANDROID} KooApp/`, 'KooApp'],
    [`${PC} KooApp/3.4.0`, 'KooApp'],
    [`${ANDROID} Koo${'X'.repeat(400)}/1`, null],
    [`${ANDROID} NotKooApp/3.4.0`, null],
    [`${ANDROID} kooapp/3.4.0`, null],
    [`${ANDROID} KooApp/3.4.0`, null, 'app-android'],
  ])('%s has the unknown mark %s', (userAgent, mark, environment = 'h5') => {
    const detected = detect({ userAgent })
    expect([detected.environment, unknownApp(userAgent, detected)]).toEqual([environment, mark])
  })

  it('takes no time for a user agent of a million characters', () => {
    expect(detect({ userAgent: `${'KooApp/3.'.repeat(110_000)}x` }).environment).toBe('h5')
  })
})

describe('profiles', () => {
  it('have the source ids that are given', { tags: ['id.1'] }, () => {
    expect(profiles.h5.sourceId).toBe('147')
    expect(profiles['app-android'].sourceId).toBe('145')
    expect(profiles['app-ios'].sourceId).toBe('870')
    expect(profiles['app-harmony'].sourceId).toBe('30280')
    expect(profiles['messenger-miniprogram'].sourceId).toBe('894')
  })

  it.each([
    ['wallet-app', 'android', '145'],
    ['wallet-app', 'ios', '870'],
    ['wallet-app', 'harmony', '30280'],
    ['wallet-app', 'other', '147'],
    ['app-ios', 'ios', '870'],
    ['messenger-miniprogram', 'android', '894'],
    ['h5', 'ios', '147'],
  ] as const)('%s on %s has the source id %s', (environment, os, id) => {
    expect(sourceIdOf(environment, os)).toBe(id)
  })

  it('have a title bar in plain browsers only', { tags: ['route.41'] }, () => {
    expect(Object.entries(profiles).filter(([, { header }]) => header)).toEqual([['h5', profiles.h5]])
  })
})
