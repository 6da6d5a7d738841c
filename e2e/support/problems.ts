import type { BrowserContext } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/**
 * Everything that no journey may cause, whatever it proves: errors on the console, uncaught errors, violations of the
 * content security policy, and requests to anybody else's host.
 */
export class Problems {
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

  /** The browser itself reports every request that fails. Those that the test ordered are not the page's doing. */
  #isOrdered(text: string, url: string): boolean {
    if (!text.startsWith('Failed to load resource')) return false
    const { fails } = this.#sandbox
    return fails === 'network' ? text.includes('net::ERR_') : fails === 'calls' && url.includes('/api/')
  }
}
