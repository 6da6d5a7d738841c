import { createHash } from 'node:crypto'

/** Origins that pages may reach besides their own. */
export interface PolicySettings {
  /** The gateway and the cloud storage, when they are not on this origin; analytics; monitor. */
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

/** The content security policy of one HTML page. `ancestors`: origins whose pages may show it in a frame. */
export function contentPolicy(html: string, settings: PolicySettings, ancestors: readonly string[]): string {
  const { connect, images, frames, reports } = settings
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
    `frame-ancestors ${ancestors.length > 0 ? list(...ancestors) : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reports === undefined ? [] : ['report-to csp']),
  ]
  return directives.join('; ')
}

/** Headers of every response. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  // The browser loads files before the script has cleaned the address: it must not be sent even to our own server.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Headers of every response over https; plain http must not send them. */
export const httpsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Headers of one HTML page, without the common ones. HTML is never cached: it names the chunks of one release. */
export function pageHeaders(
  html: string,
  settings: PolicySettings,
  ancestors: readonly string[],
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(html, settings, ancestors),
    ...(settings.reports !== undefined && { 'reporting-endpoints': `csp="${settings.reports}"` }),
  }
}

/** Caching of files with a hash in their name, whose content never changes. */
export const assetCaching = 'public, max-age=31536000, immutable'
