import { use } from 'react'
import { LocaleContext } from './context.ts'
import { primitivesZhCN } from './primitives/zh-CN.ts'

/** Strings of the primitives only: an app that uses a Button does not load the strings of the loan pages. */
export function useStrings(): typeof primitivesZhCN {
  return use(LocaleContext) ?? primitivesZhCN
}
