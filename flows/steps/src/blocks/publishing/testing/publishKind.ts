import type { CallPath } from '@koo/api-client/registry'
import type { SafeStorage } from '@koo/flow'
import type { SandboxWorld, WorldOptions } from '@koo/page/testing'

/** What one tab keeps. A reload keeps all but `memory` of it, a new tab `store` only. */
export interface TabStorage {
  store: SafeStorage
  memory: SafeStorage
  entry: SafeStorage
  keepsStore(): boolean
}

/** A tab with a page of the kind. */
export interface PublishTab {
  readonly container: Element
  /** Whether the customer was told what was made: the result is shown, or the page was left with it. */
  isDone(): boolean
  /** Closes the tab. */
  close(): unknown
}

/**
 * A way to spend or lend something once, as `publishAttacks` uses it: through its pages, with the texts that its customers
 * see.
 */
export interface PublishKind {
  /** The call that publishes; its contract names its refusals. */
  call: CallPath
  /** The call that is asked what became of it. */
  status: string
  recordKey: string
  world: WorldOptions
  /** A complete Content of `call`, about something that was never made. */
  content: Readonly<Record<string, unknown>>
  /** Opens the last page before publishing in a tab; also what a reload opens. */
  open(world: SandboxWorld, storage: TabStorage): Promise<PublishTab> | PublishTab
  /** Opens what a customer opens in a new tab that knows nothing of the request. By default the same page. */
  openNewTab?(world: SandboxWorld, storage: TabStorage): Promise<PublishTab> | PublishTab
  /**
   * What the customer does on that page, by name and in order. After the last step one more action publishes: `send`.
   * Each waits for what it does.
   */
  steps: Readonly<Record<string, (world: SandboxWorld) => Promise<unknown>>>
  send(): Promise<unknown>
  /** Publishes again after "not received" was answered with `texts.again`, such as with a new code. */
  sendAgain(world: SandboxWorld): Promise<unknown>
  /** How many the sandbox has in its ledger. */
  made(world: SandboxWorld): number
  texts: {
    /** Shown while a request is on its way. */
    sending: string | RegExp
    /** Shown while the outcome is unknown. */
    confirming: string
    /** The button that asks for an unknown outcome again, when the page has stopped asking. */
    check: string
    /** The button that publishes again what was not received. */
    again: string
    /** What is false when it was made. */
    falseWhenMade: RegExp
    /** What is false when it was not made. */
    falseWhenNone: RegExp
  }
}
