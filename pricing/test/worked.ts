import { compileFunction } from 'node:vm'
import { expect } from 'vitest'
import * as contract from '../src/contract.ts'
import * as pricing from '../src/index.ts'

const scope: Record<string, unknown> = { ...contract, ...pricing }

/** An example of a document, with the result it states. */
export interface Worked {
  readonly code: string
  readonly gives: string
}

/** Runs statements in order and checks each example in its place; all exports of both entries are in scope. */
export function checkWorked(statements: readonly (string | Worked)[]): void {
  const code = statements.map((one) =>
    typeof one === 'string' ? one : `expect(${one.code}, ${JSON.stringify(one.code)}).toEqual(${one.gives})`,
  )
  const names = Object.keys(scope)
  const run = compileFunction(code.join('\n'), ['expect', ...names]) as (...args: unknown[]) => void
  run(expect, ...names.map((name) => scope[name]))
}
