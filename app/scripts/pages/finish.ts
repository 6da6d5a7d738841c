import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, manifestOf, readManifest, type Manifest } from './chunks.ts'
import type { EntryPage } from './entries.ts'
import { inlineScript } from './inline.ts'
import { liftStyles } from './lift-styles.ts'

const BASE = '/pages/credit/'

/** Hides the skeleton from visitors, who will see the login page, and our title bar where the host has one. */
const SHELL_RULES = '[data-visitor] [data-shell],[data-bare] [data-shell] header{display:none}'

const inHead = (page: string, ...tags: string[]) => page.replace('<!--head-->', tags.join(''))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Completes the pages of a build: the inline script of every page, and the HTML of the pages that customers open first. */
export async function finishPages(dist: string, entries: readonly EntryPage[]): Promise<void> {
  const manifest = readManifest(dist)
  // Not for customers: the size of each chunk is read from it.
  mkdirSync(path.dirname(manifestOf(dist)), { recursive: true })
  copyFileSync(path.join(dist, '.vite/manifest.json'), manifestOf(dist))
  rmSync(path.join(dist, '.vite'), { recursive: true })
  const file = path.join(dist, 'index.html')
  const template = readFileSync(file, 'utf8')
  const boot = `<script>${await inlineScript('boot.ts')}</script>`
  writeFileSync(file, inHead(template, boot).replace('<!--shell-->', ''))
  for (const entry of entries) {
    const folder = path.join(dist, entry.path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), await entryHtml(dist, template, manifest, entry))
  }
}

/** The HTML of one page, with skeleton, styles and first calls, so that it shows before any script has loaded. */
async function entryHtml(
  dist: string,
  template: string,
  manifest: Manifest,
  entry: EntryPage,
): Promise<string> {
  // A page whose code went into the first chunk has no file of its own.
  const sources = manifest[entry.module] ? ['index.html', entry.module] : ['index.html']
  const { scripts, styles } = filesOf(manifest, sources)
  const shell = liftStyles(entry.html)
  const css =
    styles.map((name) => readFileSync(path.join(dist, name), 'utf8').trim()).join('') +
    shell.css +
    SHELL_RULES
  const started = new Set([...template.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]))
  const preloads = scripts
    .filter((name) => !started.has(BASE + name))
    .map((name) => `<link rel="modulepreload" crossorigin href="${BASE}${name}">`)
  // These sheets are in the page itself; the script below marks them for the chunk loader.
  const sheets = `<meta name="koo-sheets" content="${styles.map((name) => BASE + name).join(' ')}">`
  const page = inHead(
    template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(entry.title)}</title>`),
    sheets,
    `<script>${await inlineScript('entry-boot.ts', entry)}</script>`,
    `<style>${css}</style>`,
    ...preloads,
  )
  return page.replace('<!--shell-->', () => `<div data-shell>${shell.html}</div>`)
}
