import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, readManifest } from './chunks.ts'
import { inlineScript } from './inline.ts'
import { liftStyles, renderShell } from './shell.ts'

/** Pages with HTML of their own: shape, style and first reads are in it, so that they show before any script is there. */
const routes = [{ path: 'cash/home', title: '借款', boot: 'loan-boot.ts' }] as const

const BASE = '/pages/credit/'

/** A visitor is about to see the login page, not this one; where the host draws a title bar, ours is left out. */
const SHELL_RULES = '[data-visitor] [data-shell],[data-bare] [data-shell] header{display:none}'

const inHead = (page: string, ...tags: string[]) => page.replace('<!--head-->', tags.join(''))

/** Completes the pages of a build: the script every page starts with, and the pages made for single routes. */
export async function finishPages(dist: string): Promise<void> {
  const manifest = readManifest(dist)
  rmSync(path.join(dist, '.vite'), { recursive: true })
  const file = path.join(dist, 'index.html')
  const template = readFileSync(file, 'utf8')
  const boot = `<script>${await inlineScript('boot.ts')}</script>`
  writeFileSync(file, inHead(template, boot).replace('<!--shell-->', ''))

  for (const route of routes) {
    // The first chunk has the code of these pages, see first-chunk.ts.
    const { scripts, styles } = filesOf(manifest, ['index.html'])
    const shell = liftStyles(await renderShell(route.title))
    const css =
      styles.map((name) => readFileSync(path.join(dist, name), 'utf8').trim()).join('') +
      shell.css +
      SHELL_RULES
    const started = new Set([...template.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]))
    const preloads = scripts
      .filter((name) => !started.has(BASE + name))
      .map((name) => `<link rel="modulepreload" crossorigin href="${BASE}${name}">`)
    // Their rules stand in the page; the script that follows tells the chunk loader so.
    const sheets = `<meta name="koo-sheets" content="${styles.map((name) => BASE + name).join(' ')}">`
    const page = inHead(
      template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
      sheets,
      `<script>${await inlineScript(route.boot)}</script>`,
      `<style>${css}</style>`,
      ...preloads,
    )
    mkdirSync(path.join(dist, route.path), { recursive: true })
    writeFileSync(
      path.join(dist, route.path, 'index.html'),
      page.replace('<!--shell-->', `<div data-shell>${shell.html}</div>`),
    )
  }
}
