import { use } from 'react'
import { LocaleContext } from './context.ts'
import { primitivesZhCN } from './primitives/zh-CN.ts'

/** Strings of the primitives only: an app that uses a Button does not carry the words of the loan pages. */
export function useWords(): typeof primitivesZhCN {
  return use(LocaleContext) ?? primitivesZhCN
}
