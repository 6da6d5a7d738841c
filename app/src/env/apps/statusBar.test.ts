import { expect, it } from 'vitest'
import { BRIDGE } from '../bridge/proposed.ts'
import { ANDROID_STATUS_BAR, statusBarOf } from './statusBar.ts'

const app = (underStatusBar?: unknown) =>
  ({ [BRIDGE]: { invoke: () => Promise.resolve(''), underStatusBar } }) as unknown as Window

it.each([1, 2, 2.75, 3])(
  'is 26 pixels of the device times the pixel ratio %d',
  { tags: ['layout.2'] },
  (ratio) => {
    const height = statusBarOf({ os: 'android' }, app(true)) ?? 0
    expect(height * ratio).toBe(26 * ratio)
  },
)

it('is named on Android alone, and where the app says that the page is drawn under it', () => {
  expect(statusBarOf({ os: 'android' }, app(true))).toBe(ANDROID_STATUS_BAR)
  for (const os of ['ios', 'harmony', 'other'] as const) expect(statusBarOf({ os }, app(true))).toBeNull()
  for (const said of [false, undefined, null, 'true', 1])
    expect(statusBarOf({ os: 'android' }, app(said))).toBeNull()
  expect(statusBarOf({ os: 'android' }, {} as Window)).toBeNull()
})
