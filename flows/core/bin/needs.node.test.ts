import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { DeviceNeed } from '../src/device.ts'

const flows = path.join(import.meta.dirname, '../..')

/** What a page's sources use, and the function of the device that it stands for. */
const USES: readonly (readonly [RegExp, DeviceNeed])[] = [
  [/\buse(?:NativeCapture|DevicePick)\(/, 'capture'],
  [/\buseScan\(/, 'scan'],
  [/\buseRecommendation\(/, 'contacts'],
  [/\buseAutoPayStatus\(/, 'alipay'],
  [/\bhost\.notificationSettings\b/, 'notificationSettings'],
  [/\bhost\.navBar\b/, 'navBar'],
  [/\bhost\.pickFile\b/, 'pickFile'],
  [/\bhost\.location\b/, 'location'],
]
/** Parts that pages share; the pages that use them are looked at. */
const SHARED = /^(?:steps\/src\/(?:devicePick|autoPay)|page|core)\//

/** The step of the folder that a file is in, or of a folder above it. */
function stepOf(file: string): string | null {
  for (let folder = path.dirname(file); folder.includes(path.sep); folder = path.dirname(folder)) {
    const step = path.join(folder, 'step.ts')
    if (fs.existsSync(path.join(flows, step))) return step
  }
  return null
}

it('a step says what its page needs of the device', () => {
  const silent: string[] = []
  for (const file of fs.globSync('*/src/**/*.{ts,tsx}', { cwd: flows })) {
    if (SHARED.test(file) || /\.test\.|\.stories\.|[/\\]testing[/\\]/.test(file)) continue
    const text = fs.readFileSync(path.join(flows, file), 'utf8')
    for (const [use, need] of USES) {
      if (!use.test(text) || /export (?:const|function) use(?:Recommendation|Scan)\b/.test(text)) continue
      const step = stepOf(file)
      const said = step === null ? '' : fs.readFileSync(path.join(flows, step), 'utf8')
      if (!new RegExp(`needs: \\[[^\\]]*'${need}'`).test(said)) silent.push(`${file} uses ${need}`)
    }
  }
  expect(silent).toEqual([])
})
