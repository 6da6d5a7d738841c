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

const IMPORT = /(?:from|import\() ?'(\.[^']+\.tsx?)'/g

/** The sources of the pages of a step, with all that they import from their package, in one text. */
function pageSources(step: string): string {
  const seen = new Set([step])
  const read = (file: string): string => {
    const text = fs.readFileSync(file, 'utf8').replaceAll(/import type [^']*'[^']*'/g, '')
    const imported = [...text.matchAll(IMPORT)].map(([, to = '']) => path.join(path.dirname(file), to))
    return imported.reduce((all, next) => {
      // Another step is another page; an example in a comment is none.
      if (seen.has(next) || path.basename(next) === 'step.ts' || !fs.existsSync(next)) return all
      seen.add(next)
      return all + read(next)
    }, text)
  }
  return read(step)
}

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
