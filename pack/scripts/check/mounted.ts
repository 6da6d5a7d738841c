// The flow of the guide "Mount a flow in your app", built from the tarballs and used in a browser under the policy of our own
// app, which has no exception for it.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../../.ci/browser.ts'
import { contentPolicy } from '../../../app/scripts/policy.ts'
import type { Consumer } from '../consumer.ts'
import { bin, runBeside } from '../run.ts'
import { serve, withSandbox } from '../serve.ts'

const NAME = '陈思远'
const ID_NUMBER = '110101199003078013'
const LISTED = 'https://www.partner.example/back'
const FORGED = 'https://www.partner.example.evil.test/back'

export function checkMounted({ folder }: Consumer): void {
  test('a flow in an app of somebody else: its first page, a step, and a forged return address', () =>
    withSandbox(
      folder,
      process.execPath,
      async (sandbox) => {
        await runBeside(folder, [bin('vite'), 'build', 'credit', '--logLevel', 'error'])
        const dist = path.join(folder, 'credit', 'dist')
        const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8')
        assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)|<style/, 'the guide has no inline code')
        const policy = contentPolicy(html, { connect: [], images: [], frames: [] }, [])
        const server = await serve(dist, {
          base: '/credit/',
          headers: { 'content-security-policy': policy },
          proxy: { '/api': sandbox, '/__sandbox': sandbox },
        })
        const browser = await chromium.launch(await launchOptions())
        try {
          await walk(await browser.newPage(), server.url)
        } finally {
          await browser.close()
          server.close()
        }
      },
      '--sign-in',
      'demo-token',
      '--persona',
      'siku-start',
    ))
}

/** Goes through the flow. What the policy refuses and what is uncaught is a fault. */
async function walk(page: Page, url: string): Promise<void> {
  const [faults, told]: [string[], string[]] = [[], []]
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text())
    else if (message.type() === 'error') told.push(message.text())
  })

  await page.goto(url)
  await page.getByRole('textbox', { name: '姓名' }).fill(NAME)
  assert.equal(new URL(page.url()).pathname, '/credit/siku/idauth')
  await page.getByRole('textbox', { name: '身份证号' }).fill(ID_NUMBER)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: /^(同意并继续|下一步)$/ }).click()
  await page.waitForURL('**/credit/siku/idcarduploading')

  let returnUrl = FORGED
  await page.route('**/channel/queryChannelReturnUrl*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), Content: { returnUrl } } })
  })
  await page.goto(`${url}siku/videofail`)
  await page.getByRole('button', { name: '返回合作方' }).click()
  await page.getByText('无法打开该页面').waitFor()
  assert.equal(new URL(page.url()).pathname, '/credit/siku/videofail')
  assert.ok(
    told.some((text) => text.startsWith('address')),
    `the app is told of it: ${told.join('\n')}`,
  )

  returnUrl = LISTED
  await page.route(LISTED, (route) => route.fulfill({ contentType: 'text/plain', body: 'partner' }))
  await page.goto(`${url}siku/videofail`)
  await page.getByRole('button', { name: '返回合作方' }).click()
  await page.waitForURL(LISTED)
  assert.deepEqual(faults, [])
}
