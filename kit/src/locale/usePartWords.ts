import { use } from 'react'
import type { businessZhCN } from './business/zh-CN.ts'
import { LocaleContext } from './context.ts'

type BusinessWords = typeof businessZhCN

/**
 * Strings of one business part. The default language comes with the part, so that a page carries no words of
 * parts that it does not show; another language comes whole through the provider.
 */
export function usePartWords<K extends keyof BusinessWords>(
  part: K,
  own: BusinessWords[K],
): BusinessWords[K] {
  return use(LocaleContext)?.[part] ?? own
}
