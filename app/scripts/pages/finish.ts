import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tooOldCopy } from '../../src/shell/copy.ts'
import { oldCss } from '../old/css.ts'
import { OLD_ASSETS } from '../old/settings.ts'
import {
  chunkOf,
  filesOf,
  MANIFEST,
  manifestOf,
  OLD_MANIFEST,
  readManifest,
  type Manifest,
} from './chunks.ts'
import { ROOT_FILE } from '../staticFiles.ts'
import type { EntryPage } from './entries.ts'
import { inlineScript, type StartFiles } from './inline.ts'
import { liftStyles } from './liftStyles.ts'

const BASE = '/pages/credit/'

const address = (name: string) => BASE + name

/** Hides the skeleton from visitors, who will see the login page, and our title bar where the host has one. */
const SHELL_RULES = '[data-visitor] [data-shell],[data-bare] [data-shell] header{display:none}'

/**
 * Says at once that the browser is too old: one that cannot read the inline script, or is refused by it, has set no `kooRuns`. In
 * words that every browser knows.
 */
const tooOld = `<script>window.kooRuns||(document.body.style.padding="25vh 24px",document.getElementById("root").textContent="${tooOldCopy}")</script>`

/** The manifests of both builds, and the template of all pages. */
interface Built {
  dist: string
  manifest: Manifest
  oldManifest: Manifest
  template: string
}

const fill = (page: string, head: readonly string[], shell: string) =>
  page
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--shell-->', () => shell)
    .replace('<!--too-old-->', () => tooOld)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Completes the pages of a build: the inline script of every page, the HTML of the pages that customers open first, and for each
 * address in `own` a page of its own, because its headers are not those of the page for all others.
 */
export async function finishPages(
  dist: string,
  entries: readonly EntryPage[],
  own: Iterable<string>,
): Promise<void> {
  const file = path.join(dist, 'index.html')
  const built: Built = {
    dist,
    manifest: readManifest(dist, MANIFEST),
    oldManifest: readManifest(dist, OLD_MANIFEST),
    // The inline script starts the app: it knows which build the browser can read.
    template: readFileSync(file, 'utf8')
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
  }
  // Not for customers: the size of each chunk is read from it.
  mkdirSync(path.dirname(manifestOf(dist)), { recursive: true })
  copyFileSync(path.join(dist, MANIFEST), manifestOf(dist))
  rmSync(path.join(dist, '.vite'), { recursive: true })
  const boot = await inlineScript('boot.ts', { start: startFiles(built, null) })
  const common = fill(built.template, [`<script>${boot}</script>`], '')
  writeFileSync(file, common)
  for (const at of own) writePage(dist, at, common)
  for (const entry of entries) {
    const html = await entryHtml(built, entry)
    writePage(dist, entry.path, html)
    if (entry.isHome) writeFileSync(path.join(dist, ROOT_FILE), html)
  }
}

/** Writes the HTML of the page at an address inside the app. */
function writePage(dist: string, at: string, html: string): void {
  const folder = path.join(dist, at)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), html)
}

/** Files that start the app with a page in it. */
function pageFiles(manifest: Manifest, page: EntryPage | null) {
  if (page === null) return filesOf(manifest, ['index.html'])
  const name = chunkOf(page.path)
  const own = Object.keys(manifest).find((key) => manifest[key]?.name === name)
  // A page whose code went into the first chunk has no file of its own.
  return filesOf(manifest, ['index.html', ...(own === undefined ? [] : [own]), ...page.beside])
}

/** What the inline script of a page loads. */
function startFiles({ manifest, oldManifest }: Built, page: EntryPage | null): StartFiles {
  const old = pageFiles(oldManifest, page)
  return {
    modern: pageFiles(manifest, page).scripts.map(address),
    old: old.scripts.map(address),
    oldSheets: old.styles.map(address),
  }
}

/** Writes the rules of one page as a sheet for old browsers. Returns its address. */
function oldSheet(dist: string, css: string): string {
  const text = oldCss(css)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `${OLD_ASSETS}/page-${hash}.css`
  writeFileSync(path.join(dist, name), text)
  return address(name)
}

/** The HTML of one page, with skeleton, styles and first calls, so that it shows before any script has loaded. */
async function entryHtml(built: Built, entry: EntryPage): Promise<string> {
  const { dist, manifest, template } = built
  const { styles } = pageFiles(manifest, entry)
  const shell = liftStyles(entry.html)
  const shellCss = shell.css + SHELL_RULES
  const css = styles.map((name) => readFileSync(path.join(dist, name), 'utf8').trim()).join('') + shellCss
  // These sheets are in the page itself; the script below marks them for the chunk loader.
  const sheets = `<meta name="koo-sheets" content="${styles.map(address).join(' ')}">`
  const start = startFiles(built, entry)
  const script = await inlineScript('entryBoot.ts', {
    entry,
    start: { ...start, oldSheets: [...start.oldSheets, oldSheet(dist, shellCss)] },
  })
  return fill(
    template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(entry.title)}</title>`),
    [sheets, `<script>${script}</script>`, `<style>${css}</style>`],
    `<div data-shell>${shell.html}</div>`,
  )
}
