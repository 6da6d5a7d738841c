import type { BrowserContext } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/**
 * Records what no journey may cause: errors on the console, uncaught errors, violations of the content security policy,
 * and requests to other hosts.
 */
export class PageErrors {
  readonly found: string[] = []
  readonly #sandbox: Sandbox

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  /** Listens to every page that `context` opens. */
  async watch(context: BrowserContext): Promise<void> {
    const note = (kind: string, text: string) => this.found.push(`${kind}: ${text}`)
    context.on('console', (message) => {
      if (message.type() !== 'error' || this.#isOrdered(message.text(), message.location().url)) return
      note('console', `${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) => note('uncaught', String(event.error().stack ?? event.error())))
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== this.#sandbox.origin)
        note('foreign request', request.url())
    })
    await context.exposeFunction('policyViolated', (text: string) => note('policy', text))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
        const text = `${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`
        ;(globalThis as unknown as { policyViolated(text: string): void }).policyViolated(text)
      })
    })
  }

  /** The browser reports every failed request. Faults that the test injected are not errors of the page. */
  #isOrdered(text: string, url: string): boolean {
    const { fails } = this.#sandbox
    // React says on the console what an error view has caught.
    if (/Failed to fetch dynamically imported module/.test(text)) return fails === 'network'
    if (!text.startsWith('Failed to load resource')) return false
    return fails === 'network' ? text.includes('net::ERR_') : fails === 'calls' && url.includes('/api/')
  }
}
