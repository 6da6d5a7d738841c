import type { FlowData } from '@koo/flow'
import { translateTexts } from '@koo/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { faultsOfLargeText, NARROW, withScreen } from './largeText.ts'
import { doMainActions, textOfScreen } from './mainActions.ts'
import { stagePage, type StagedOptions } from './stagedPage.tsx'

/**
 * Opens every page of a flow in a browser that translates it, does what can be done on it, and compares it with the page
 * that is not translated: it must say the same after each action, so that no figure stays old, and must not throw. On the
 * page that is not translated, what is filled in and what opens can be read on a narrow screen with larger text.
 */
export function translatedPages(flow: FlowData, options: StagedOptions = {}): void {
  describe(`translation of pages of ${flow.id}`, () => {
    it.each(Object.keys(flow.pages))(
      'leaves %s whole and every figure new',
      { timeout: 120_000 },
      async (name) => {
        const faults: string[] = []
        const plain = await visit(flow, name, options, {
          look: (root) =>
            withScreen(NARROW, async () => void faults.push(...(await faultsOfLargeText(root)))),
        })
        const translated = await visit(flow, name, options, { translate: translateTexts })
        expect(faults, 'larger text on a narrow screen').toEqual([])
        expect(translated).toEqual(plain)
        expect(translated.crashes).toEqual([])
      },
    )
  })
}

interface Visit {
  look?(root: Element): Promise<unknown>
  translate?(): void
}

/** What the page says when it has opened and after each action, each time at the same moment of the page's clock. */
async function visit(flow: FlowData, name: string, options: StagedOptions, { look, translate }: Visit) {
  const page = await stagePage(flow, name, options)
  // A camera opens in real time, sooner in the second visit: here it never does.
  const camera = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockReturnValue(new Promise(() => undefined))
  const rest = async () => {
    await page.restInStep()
    translate?.()
  }
  await rest()
  // A toast goes away in real time, and the last one of the visit before is still there.
  document.querySelector<HTMLElement>('[data-toasts]')?.style.setProperty('display', 'none')
  await page.touch()
  await rest()
  const opened = textOfScreen()
  const texts = await doMainActions({
    rest,
    goesOn: () => !page.hasLeft() && page.crashes.length === 0,
    ...(look && { look }),
  })
  page.close()
  camera.mockRestore()
  return { opened, texts, crashes: page.crashes }
}
