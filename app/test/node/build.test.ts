import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../scripts/build-app.ts'
import { HEADERS_FILE, type DeployHeaders } from '../../scripts/headers.ts'
import { loadStaticFiles, type StaticFile } from '../../scripts/static-files.ts'

const brotli = (file: StaticFile) => file.encoded('br').body.length
const text = (file: StaticFile) => file.raw.toString('utf8')

describe('production build', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'koo-build-'))
  let files: Map<string, StaticFile>
  const named = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`no ${name}`)
    return file
  }
  const all = () => [...files.values()]

  beforeAll(async () => {
    await buildApp({ outDir: dist, lab: false })
    files = loadStaticFiles(dist)
  }, 120_000)
  afterAll(() => rmSync(dist, { recursive: true }))

  it.each(['实验室', '__sandbox', 'x-sandbox', '演示环境'])('has nothing of the lab: %s', (word) => {
    expect(
      all()
        .filter((file) => text(file).includes(word))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('has no source maps, no fonts and no addresses of other hosts to load from', () => {
    expect(all().filter(({ name }) => /\.(?:map|woff2?|ttf)$/.test(name))).toEqual([])
    expect(
      all()
        .filter((file) => text(file).includes('sourceMappingURL'))
        .map(({ name }) => name),
    ).toEqual([])
    expect([...text(named('/index.html')).matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([])
  })

  it('loads the loan page with few scripts and no style sheet', () => {
    const page = text(named('/cash/home/index.html'))
    const scripts = new Set(
      [...page.matchAll(/(?:src|href)="\/pages\/credit(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name),
    )
    expect(scripts.size).toBeLessThanOrEqual(2)
    for (const name of scripts) {
      const imported = [...text(named(name ?? '')).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
        ([, to]) => `/assets/${to}`,
      )
      expect(imported.filter((to) => !scripts.has(to))).toEqual([])
    }
    expect(page.match(/<link rel="stylesheet"(?! disabled)/)).toBeNull()
  })

  it('keeps the HTML of the loan page small and within its policy', () => {
    const page = named('/cash/home/index.html')
    expect(brotli(page)).toBeLessThanOrEqual(10_000)
    expect(text(page).includes('<title>借款</title>')).toBe(true)
    expect(/<[a-z][^>]*\s(?:style|on[a-z]+)=/.exec(text(page))).toBeNull()
    expect(text(page).includes('<!--')).toBe(false)
    expect(brotli(named('/index.html'))).toBeLessThanOrEqual(2_500)
  })

  it('keeps the theme for the night', () => {
    expect(text(named('/cash/home/index.html')).includes('[data-theme=night]{')).toBe(true)
  })

  it('tells deployers what to send', () => {
    const headers = JSON.parse(readFileSync(path.join(dist, HEADERS_FILE), 'utf8')) as DeployHeaders
    for (const page of ['/index.html', '/cash/home/index.html']) {
      const policy = headers.files[page]?.['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(policy).not.toContain('unsafe')
      expect(headers.files[page]?.['cache-control']).toBe('no-store')
    }
  })
})
