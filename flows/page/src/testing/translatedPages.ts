import type { FlowData } from '@koo/flow'
import { translateTexts } from '@koo/kit/testing'
import { describe, expect, it } from 'vitest'
import { faultsOfLargeText, NARROW, withScreen } from './largeText.ts'
import { doMainActions, textOfScreen } from './mainActions.ts'
import { stagePage, type StagedOptions } from './stagedPage.tsx'

/**
 * Opens every page of a flow in a browser that translates it, does what can be done on it, and compares it with the page
 * that is not translated: it must say the same after each action, so that no figure stays old, and must not throw. What is
 * filled in can be read on a narrow screen with larger text.
 */
export function translatedPages(flow: FlowData, options: StagedOptions = {}): void {
  describe(`translation of pages of ${flow.id}`, () => {
    it.each(Object.keys(flow.pages))(
      'leaves %s whole and every figure new',
      { timeout: 120_000 },
      async (name) => {
        const open = (translate: () => void) =>
          withScreen(NARROW, () => visit(flow, name, options, translate))
        const plain = await open(() => undefined)
        const translated = await open(translateTexts)
        expect(plain.faults).toEqual([])
        expect(translated).toEqual(plain)
        expect(translated.crashes).toEqual([])
      },
    )
  })
}

async function visit(flow: FlowData, name: string, options: StagedOptions, translate: () => void) {
  const page = await stagePage(flow, name, options)
  const rest = async () => {
    await page.rest()
    translate()
  }
  await rest()
  await page.touch()
  translate()
  const opened = textOfScreen()
  const faults: string[] = []
  const texts = await doMainActions({
    rest,
    goesOn: () => !page.hasLeft() && page.crashes.length === 0,
    onFilled: async () => void faults.push(...(await faultsOfLargeText())),
  })
  page.close()
  return { opened, texts, faults, crashes: page.crashes }
}
