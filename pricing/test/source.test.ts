import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'

describe('docstrings', () => {
  const index = sources.find(({ file }) => file.endsWith('index.ts'))?.text ?? ''
  const exported = [...index.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter((name) => name !== '')
        .map((name) => [name, join('src', file)] as const),
  )

  test.each(exported)('%s says its purpose, and its rule in the line above', (name, file) => {
    const text = sources.find((source) => source.file === file)?.text ?? ''
    const declaration = new RegExp(`\\nexport (?:function|const|class|interface|type) ${name}\\b`).exec(
      `\n${text}`,
    )
    const before = `\n${text}`.slice(0, declaration?.index ?? 0)
    const start = before.endsWith('*/') ? before.lastIndexOf('/**') : before.length
    // A docstring is published, and its readers have no rules to look up.
    expect(before.slice(start)).toMatch(/\w[\s\S]*\*\/$/)
    expect(before.slice(0, start)).toMatch(/\n\/\/ .*(?:semantics \d|OC-\d|spec \d).*\n$/)
  })
})

describe('contract names', () => {
  /** Names that only the contract uses; elsewhere money and rates have other names (semantics 1). */
  const CONTRACT = [
    'loanPeriod',
    'yearRate',
    'instBaseYearRate',
    'handFeeRate',
    'deductType',
    'billDays',
    'couponType',
    'calculationType',
    'periodLimit',
    'isFreePeriodAsc',
    'isAsc',
    'couponDiscountRate',
    'discountRate',
    'couponUpperLimit',
    'payMonth',
    'realTotal',
    'totalcouponamount',
    'realYearRate',
    'montyPayList',
    'rightDiscountAmount',
    'monthPay',
    'canUseLoanAmount',
    'leadFlowLoanAmount',
    'amountUpperLimit',
    'isReduceFeeNewUser',
    'hasChooseReduceFee',
    'lowInterestLimitIrr',
    'reduceFeeMaxAmount',
    'minLoanAmount',
    'minRewardAmount',
    'minLoanPeriod',
    'segmentPeriod',
    'preClearCoefficient',
    'splitAmount',
    'fxjjSplitAmount',
  ]
  const inside = sources.filter(({ file }) => !/fromContract|toContract/.test(file))

  test.each(inside)('$file uses no contract name', ({ text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(CONTRACT.filter((name) => new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  })
})

describe('dependencies', () => {
  test.each(sources)(
    '$file imports its own files, zod/mini and decimal.js only: no React',
    ({ file, text }) => {
      const from = [...text.matchAll(/(?:from|import) '([^']+)'/g)].map((match) => match[1] ?? '')
      const outside = from.filter((path) => !path.startsWith('./') && !path.startsWith('../'))
      // One file sets the precision of the library; all other files import from it.
      const allowed = file === join('src', 'number', 'exact.ts') ? 'decimal.js' : 'zod/mini'
      expect(outside.filter((path) => path !== allowed)).toEqual([])
    },
  )
})
