// The apps of the guide, built and run with the installed packages.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { launchOptions } from '../../../.ci/browser.ts'
import { write, type Consumer } from '../consumer.ts'
import { nodes } from '../nodes.ts'
import { bin, runBeside } from '../run.ts'
import { serve, withSandbox } from '../serve.ts'
import { SERVER_COMPONENT } from './serverComponent.ts'

export function checkApps({ folder }: Consumer): void {
  test('a Vite app makes one call to the sandbox, and carries that call alone', async () => {
    for (const [major, node] of Object.entries(await nodes())) {
      await withSandbox(folder, node, async (url) => {
        await runBeside(folder, [bin('vite'), 'build', '--base', './'], { VITE_API_BASE: `${url}/api` })
        const said = await tapTheButton(path.join(folder, 'dist'))
        assert.match(said, /^最多可借[\d,]+\.\d\d元$/, `with the sandbox on Node ${major}`)
      })
    }
    assert.deepEqual(callsIn(path.join(folder, 'dist')), ['cash/getAmount'])
  })

  test('the app compiles by its own tsconfig', () =>
    runBeside(folder, [bin('tsc'), '--project', 'tsconfig.json']))

  test('npx @koo/sandbox keeps its worlds in a file, on every Node', async () => {
    for (const [major, node] of Object.entries(await nodes())) {
      const db = path.join(folder, `worlds-${major}.db`)
      const state = async (url: string) => {
        const reply = await fetch(`${url}/__sandbox/world`)
        return (await reply.json()) as { persona: string }
      }
      const reset = (url: string) =>
        fetch(`${url}/__sandbox/reset`, { method: 'POST', body: JSON.stringify({ persona: 'lender-cap' }) })
      await withSandbox(folder, node, reset, '--db', db)
      await withSandbox(
        folder,
        node,
        async (url) => assert.equal((await state(url)).persona, 'lender-cap', `on Node ${major}`),
        '--db',
        db,
      )
    }
  })

  test('a server component with kit and pricing is rendered on the server', async () => {
    for (const [file, text] of Object.entries(SERVER_COMPONENT)) write(path.join(folder, file), text)
    await runBeside(folder, [bin('vite'), 'build', '--config', 'server/vite.config.mjs'])
    const page = pathToFileURL(path.join(folder, 'server-dist', 'rsc', 'index.js'))
    const { default: answer } = (await import(page.href)) as { default(request: Request): Promise<Response> }
    const html = await (await answer(new Request('http://app/'))).text()
    const [, name] = /<button[^>]* class="(\w+)[^>]*><span>立即借款<\/span><\/button>/.exec(html) ?? []
    assert.ok(name, html)
    assert.match(html, /945\.60/)
    assert.ok(textIn(path.join(folder, 'server-dist/client/assets'), '.css').includes(`.${name}`))
  })

  test('a part is rendered on a server by a build of Vite that has the packages in it', async () => {
    await runBeside(folder, [bin('vite'), 'build', 'ssr', '--logLevel', 'error'])
    const built = pathToFileURL(path.join(folder, 'ssr', 'dist', 'page.js'))
    const { page } = (await import(built.href)) as { page(): string }
    assert.match(page(), /^<button[^>]* class="\w+[^>]*><span>立即借款<\/span><\/button>$/)
  })

  test('Vitest with jsdom renders a part, asks a sandbox and checks the hues of a partner', async () => {
    const said = await runBeside(folder, [bin('vitest'), 'run', '--root', '.', 'src'])
    assert.match(said, /3 passed/)
  })
}

/** Paths of the contract's calls that stand in the scripts of a build. */
function callsIn(dist: string): string[] {
  const text = textIn(path.join(dist, 'assets'), '.js')
  return [...new Set([...text.matchAll(/path:\s*["'`]([\w/]+\/\w+)["'`]/g)].map(([, call = '']) => call))]
}

/** The text of all files of one kind in a folder. */
function textIn(folder: string, ending: string): string {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(ending))
  return files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n')
}

/** Opens the built app from its files, taps its button and returns the text that is then shown. */
async function tapTheButton(dist: string): Promise<string> {
  const server = await serve(dist)
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage()
    await page.goto(server.url)
    await page.getByRole('button', { name: '查看额度' }).click()
    const status = page.getByRole('status').filter({ hasText: /\S/ })
    await status.waitFor()
    return await status.innerText()
  } finally {
    await browser.close()
    server.close()
  }
}
