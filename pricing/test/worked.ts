import { compileFunction } from 'node:vm'
import { expect } from 'vitest'
import * as contract from '../src/contract.ts'
import * as pricing from '../src/index.ts'

const scope: Record<string, unknown> = { ...contract, ...pricing }

/** An example of a document, and what it says it gives. */
export interface Worked {
  readonly code: string
  readonly gives: string
}

/** Runs statements in order, each example checked where it stands; everything of both entries is in scope. */
export function checkWorked(statements: readonly (string | Worked)[]): void {
  const code = statements.map((one) =>
    typeof one === 'string' ? one : `expect(${one.code}, ${JSON.stringify(one.code)}).toEqual(${one.gives})`,
  )
  const names = Object.keys(scope)
  const run = compileFunction(code.join('\n'), ['expect', ...names]) as (...args: unknown[]) => void
  run(expect, ...names.map((name) => scope[name]))
}
