import { createHash } from 'node:crypto'

/** Hosts the pages may reach besides their own origin. Origins, without a path. */
export interface PolicySettings {
  /** The gateway, when it is not on this origin; analytics; monitor. */
  connect: readonly string[]
  images: readonly string[]
  /** Hosts whose agreements are shown in a frame. */
  frames: readonly string[]
  /** Where browsers report violations. */
  reports?: string | undefined
}

/** Source expression of an inline script or style. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Texts of the inline elements of one kind in a page that we built. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '').filter((text) => text !== '')
}

/** The content security policy of one HTML page. */
export function contentPolicy(html: string, { connect, images, frames, reports }: PolicySettings): string {
  const list = (...sources: string[]) => sources.join(' ')
  const directives = [
    "default-src 'none'",
    `script-src ${list("'self'", ...inlineTexts(html, 'script').map(sourceHash))}`,
    `style-src ${list("'self'", ...inlineTexts(html, 'style').map(sourceHash))}`,
    `img-src ${list("'self'", 'blob:', ...images)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${list("'self'", ...connect)}`,
    `frame-src ${frames.length > 0 ? list(...frames) : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reports === undefined ? [] : ['report-to csp']),
  ]
  return directives.join('; ')
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** With every answer over https; plain http must not send it. */
export const httpsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Headers of one HTML page, common ones apart. HTML is never stored: it names the chunks of one release. */
export function pageHeaders(html: string, settings: PolicySettings): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(html, settings),
    ...(settings.reports !== undefined && { 'reporting-endpoints': `csp="${settings.reports}"` }),
  }
}

/** Hashed names never change their content. */
export const assetCaching = 'public, max-age=31536000, immutable'
