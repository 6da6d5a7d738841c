import { use } from 'react'
import type { applicationZhCN } from './application/zh-CN.ts'
import type { businessZhCN } from './business/zh-CN.ts'
import { LocaleContext } from './context.ts'

type PartStrings = typeof businessZhCN & typeof applicationZhCN

/**
 * Strings of one part that is no primitive. The part brings its own default strings, so that a page does not load the strings of
 * other parts; another language comes completely from the provider.
 */
export function usePartStrings<K extends keyof PartStrings>(part: K, own: PartStrings[K]): PartStrings[K] {
  return use(LocaleContext)?.[part] ?? own
}
