import { fakeHost, renderFlow } from '@koo/flow/testing'
import { useBackCloses, type FlowChrome } from '@koo/flow'
import { OverlayHost } from '@koo/kit/OverlayHost'
import { OverlayProvider } from '@koo/kit/overlay'
import { Providers } from '@koo/page/stage'
import { memoryStore, type MemoryStore, type SandboxWorld } from '@koo/page/testing'
import { useCallback, useState, type ComponentProps } from 'react'
import { page } from 'vitest/browser'
import { cashLoan } from '../src/flow.ts'

/** The frame an app puts around the pages: overlays close on back, and there is one host for toasts and questions. */
function Frame({ title, back, children }: ComponentProps<FlowChrome['Frame']>) {
  const [open, setOpen] = useState<readonly (() => void)[]>([])
  useBackCloses(open.length > 0, () => open.at(-1)?.())
  const onOpen = useCallback((close: () => void) => {
    setOpen((before) => [...before, close])
    return () => setOpen((before) => before.filter((other) => other !== close))
  }, [])
  return (
    <OverlayProvider onOpen={onOpen}>
      <h1>{title}</h1>
      {back && (
        <button type="button" aria-label="back" onClick={back}>
          ←
        </button>
      )}
      {children}
      <OverlayHost />
    </OverlayProvider>
  )
}

export interface TabOptions {
  at?: string
  /** Shared by tabs of one browser. */
  store?: MemoryStore
  memory?: MemoryStore
}

/** A tab: the real pages, the real router, a lender in the same process. */
export function openTab(world: SandboxWorld, { at = '/cash/home', store, memory }: TabOptions = {}) {
  const host = fakeHost({
    chrome: { Frame },
    now: world.clock.now,
    userId: world.userId,
    isLoggedIn: () => world.userId() !== null,
    store: store ?? memoryStore(),
    memory: memory ?? memoryStore(),
  })
  return renderFlow(cashLoan, {
    host,
    at,
    wrap: (children) => <Providers world={world}>{children}</Providers>,
  })
}

export const CONFIRM = '/cash/home/confirm?amount=12000&period=12&card=C1'

/** Fills the loan page and goes on to the terms. */
export async function fillHome(amount = '12000') {
  await page.getByTestId('amount').fill(amount)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '立即借款' }).click()
}

/** From the terms to the code dialog. */
export async function askCode() {
  await page.getByRole('button', { name: '确认借款' }).click()
  return page.getByRole('dialog').getByRole('textbox')
}

/** Ticks the consent where the page asks for it, then asks for the code. */
export async function askCodeWithConsent() {
  await page.getByRole('checkbox').click()
  return askCode()
}

export const publishCalls = (world: SandboxWorld) => world.sandbox.log('default', 'cash/publishV2')
