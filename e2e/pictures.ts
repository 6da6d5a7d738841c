/**
 * Walks through the product and takes a picture of every screen. `node pictures.ts FOLDER [--origin ADDRESS] [--only
 * TEXT] [--look TEXT]`: without an address it serves the existing build; a text chooses by names of walks or of looks.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { chromium, type BrowserContextOptions } from '@playwright/test'
import { serve } from '../app/scripts/serve.ts'
import { launchOptions } from '../.ci/browser.ts'
import { settled } from './support/looks.ts'
import { Sandbox } from './support/sandbox.ts'
import { loanWalks, sameKinds } from './support/loanScreens.ts'
import { placeOf, walks } from './support/screens.ts'
import { storageFor } from './support/storage.ts'

const { values, positionals } = parseArgs({
  options: { origin: { type: 'string' }, only: { type: 'string' }, look: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined)
  throw new Error('node pictures.ts FOLDER [--origin ADDRESS] [--only TEXT] [--look TEXT]')

/** The screens to take pictures with, by name of the folder. */
const looks: Record<string, BrowserContextOptions> = {
  '375-light': { viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  '375-dark': { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  '320': { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  '768': { viewport: { width: 768, height: 1024 }, colorScheme: 'light' },
}

const own =
  values.origin === undefined ? await serve(path.join(import.meta.dirname, '../app/dist-e2e')) : null
const origin = values.origin ?? own?.origin ?? ''
const browser = await chromium.launch(await launchOptions())
for (const [look, screen] of Object.entries(looks)) {
  if (values.look !== undefined && !look.includes(values.look)) continue
  await mkdir(path.join(folder, look), { recursive: true })
  for (const { name, walk, persona = 'old-customer', tweak, signedIn = true } of [
    ...walks,
    ...loanWalks,
    ...sameKinds,
  ]) {
    if (values.only !== undefined && !name.includes(values.only)) continue
    const sandbox = new Sandbox(origin, `pictures-${randomUUID()}`)
    await sandbox.reset(persona, tweak)
    const context = await browser.newContext({
      ...screen,
      baseURL: origin,
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      storageState: await storageFor(sandbox, persona, signedIn),
    })
    const page = await context.newPage()
    await walk(placeOf(page, sandbox), async (shown) => {
      await settled(page)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: path.join(folder, look, `${shown}.png`) })
    })
    await context.close()
    console.log(`${look}: ${name}`)
  }
}
await browser.close()
await own?.close()
