import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ancestors } from './ancestors.ts'
import { assetCaching, commonHeaders, httpsHeaders, pageHeaders, type PolicySettings } from './policy.ts'
import { originOf } from './origin.ts'
import { loadStaticFiles } from './staticFiles.ts'

/** File with the headers that a server must send, so that deployers need not calculate hashes. */
export const HEADERS_FILE = 'headers.json'

export interface DeployHeaders {
  /** For every response. */
  common: Record<string, string>
  /** Also for every response over https. */
  https: Record<string, string>
  /** For every file that is not in `files`. */
  assets: Record<string, string>
  /** By path below the build folder: pages with their own policy, and files without a hash in their name. */
  files: Record<string, Record<string, string>>
}

const hosts = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .filter((host) => host.trim() !== '')
    .map((host) => `https://${host.trim()}`)

/** Hosts that pages may reach, from the settings of the build. */
export function policySettings(env: NodeJS.ProcessEnv): PolicySettings {
  return {
    connect: [
      env['VITE_API_BASE'],
      env['VITE_UPLOAD_URL'],
      env['VITE_ANALYTICS_URL'],
      env['VITE_MONITOR_URL'],
    ].flatMap(originOf),
    images: hosts(env['VITE_IMAGE_HOSTS']),
    frames: hosts(env['VITE_FRAME_HOSTS']),
    reports: env['CSP_REPORT_URL'],
  }
}

/** Calculates the headers of a finished build and writes them into its folder. Without `ancestors` nobody may frame its pages. */
export function writeHeaders(dist: string, settings: PolicySettings, ancestors: Ancestors = new Map()): void {
  const files: DeployHeaders['files'] = {}
  for (const { name, hashed, raw } of loadStaticFiles(dist).values()) {
    if (name.endsWith('.html'))
      files[name] = pageHeaders(
        raw.toString('utf8'),
        settings,
        ancestors.get(name.replace(/\/index\.html$/, '')) ?? [],
      )
    else if (!hashed) files[name] = { 'cache-control': 'public, max-age=3600' }
  }
  const headers: DeployHeaders = {
    common: commonHeaders,
    https: httpsHeaders,
    assets: { 'cache-control': assetCaching },
    files,
  }
  writeFileSync(path.join(dist, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`)
}
