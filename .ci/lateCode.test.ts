// Code that a tap opens says when it does not load, and the next tap loads it again: every import() goes through a part that
// sees to it, or is listed below with what happens without it.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)

/** Parts that say when code does not load: a page, a sheet, a field of the kit. Where one is used, its `load` is covered. */
const PARTS = /\b(?:lazySheet|useTapLoad|useWantedModule|SheetField)\b|\.page\(/

/** Code that no tap waits for, or whose absence does not keep the customer from going on. */
const WITHOUT = {
  'flows/cash-loan/src/lead/LeadLoan.tsx': 'no pop-ups',
  'flows/cash-loan/src/lead/useQuitQuestion.tsx': 'the plain question',
  'flows/steps/src/blocks/loan/parts/PeriodSection.tsx': 'the row of cards',
  'flows/steps/src/blocks/loan/form/useLoanForm.ts': 'the server checks the form',
  'flows/steps/src/blocks/loan/useLoan.ts': 'the page as it starts without the coupon',
  'flows/cash-loan/src/model/publish/LazyGate.tsx': 'a page with a button to try again',
  'flows/cash-loan/src/pages.ts': 'the ordinary price, no pop-ups, the plain question',
  'flows/cash-loan/src/result/later/Later.tsx': 'the result alone',
  'flows/cash-loan/src/rights/questions.ts': 'no question before borrowing',
  'flows/host/src/chrome/LeaveDialog.tsx': 'the page is left',
  'flows/host/src/chrome/themed.ts': 'the look of the product',
  'flows/host/src/createBrowserHost.tsx': 'the fallbacks of the configuration',
  'flows/host/src/router.tsx': 'the error view',
  'flows/host/src/web/webHost.ts': 'the error view',
  'flows/page/src/form/lazyResolver.ts': 'offline a toast, else the server checks the form',
  'flows/page/src/gateway.tsx': 'the call fails like any other, and the next tap loads it again',
  'flows/page/src/journey/withJourney.ts': 'the page without its line',
  'flows/steps/src/blocks/survey/surveyCode.ts': 'the page is left',
  'flows/steps/src/blocks/survey/leaveCode.ts': 'the plain question',
  'flows/steps/src/blocks/windows/WindowsPage.tsx': 'the page without windows',
  'flows/steps/src/blocks/windows/withWindows.ts': 'the page without windows',
  'kit/src/OverlayHost/OverlayHost.tsx': 'the question of the browser',
  'kit/src/files/picture.ts': 'the field says that the picture cannot be used',
}

const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|d)\.|(^|\/)(testing|stories|node_modules|dist)\//.test(file)
const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file)))
    .filter(isOurs)
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
/** Without comments, which may speak of it. */
const codeOf = (file: string) => read(file).replaceAll(/^\s*(?:\/\*\*?|\*|\/\/).*$/gm, '')

const folders = fs
  .readdirSync(path.join(root, 'flows'))
  .filter((name) => name !== 'core' && fs.existsSync(path.join(root, 'flows', name, 'src')))
  .map((name) => `flows/${name}/src`)
const late = [...folders, 'kit/src']
  .flatMap(filesIn)
  .map((file) => ({ file, code: codeOf(file) }))
  .filter(({ code }) => /(?<!typeof )\bimport\(/.test(code))

test('code that does not load is said at the tap, or nobody waits for it', () => {
  assert.ok(late.length > Object.keys(WITHOUT).length)
  const silent = late.filter(({ code }) => !PARTS.test(code)).map(({ file }) => file)
  assert.deepEqual(new Set(silent), new Set(Object.keys(WITHOUT)), 'use lazySheet or useTapLoad')
})

test('no failed load is an uncaught error', () => {
  const chunks = [...folders].flatMap(filesIn).filter((file) => /\bchunk\b/.test(codeOf(file)))
  const wild = chunks.filter((file) => /\bvoid \w+\.load\(\)(?!\s*\.(?:catch|then))/.test(codeOf(file)))
  assert.deepEqual(wild, [])
})
