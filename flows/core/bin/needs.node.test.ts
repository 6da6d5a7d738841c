import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { DeviceNeed } from '../src/device.ts'
import { pageSources } from './pageSources.ts'

const flows = path.join(import.meta.dirname, '../..')

/** What a page's sources use, and the function of the device that it stands for. */
const USES: readonly (readonly [RegExp, DeviceNeed])[] = [
  [/\buse(?:NativeCapture|DevicePick)\(/, 'capture'],
  [/\buseScan\(/, 'scan'],
  [/\buseRecommendation\(/, 'contacts'],
  [/\buseAutoPayStatus\(/, 'alipay'],
  [/\bcan\(\w+, 'recording'\)/, 'recording'],
  [/\bhost\.notificationSettings\b/, 'notificationSettings'],
  [/\b(?:host|device)\.customerService\b/, 'customerService'],
  [/\bhost\.navBar\b/, 'navBar'],
  [/\bhost\.pickFile\b/, 'pickFile'],
  [/<ReceiptSlip\b/, 'saveFile'],
  [/\bhost\.location\b/, 'location'],
]

it('a step says what its pages need of the device', () => {
  const silent = fs.globSync('*/src/**/step.ts', { cwd: flows }).flatMap((step) => {
    const text = pageSources(path.join(flows, step))
    const said = fs.readFileSync(path.join(flows, step), 'utf8')
    return USES.flatMap(([use, need]) =>
      use.test(text) && !new RegExp(`needs: \\[[^\\]]*'${need}'`).test(said) ? [`${step} needs ${need}`] : [],
    )
  })
  expect(silent).toEqual([])
})
