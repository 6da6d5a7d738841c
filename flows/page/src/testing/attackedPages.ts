import type { FlowData } from '@koo/flow'
import { brokenStorage } from './brokenStorage.ts'
import { movedClocks } from './movedClocks.ts'
import { translatedPages } from './translatedPages.ts'
import { wrongReplies, type WrongRepliesOptions } from './wrongReplies.ts'

export { casesOfTurn } from './shareOfDay.ts'
export { signedOutPages } from './signedOutPages.ts'
export { wrongRepliesIn, type PageState } from './wrongReplies.ts'

/**
 * Tests every page of a flow under attack: wrong replies, clocks that are wrong, storage that is broken, a browser that
 * translates the page or makes its text larger. New pages, calls, fields and sheets are covered without a change here.
 */
export function attackedPages(flow: FlowData, options: WrongRepliesOptions = {}): void {
  wrongReplies(flow, options)
  movedClocks(flow, options)
  brokenStorage(flow, options)
  translatedPages(flow, options)
}
