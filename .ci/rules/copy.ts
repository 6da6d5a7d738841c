import { Visitor } from 'oxc-parser'
import type { Package, Source } from './workspace.ts'

// Rules for texts that customers read: those of copy.ts, of strings.ts, of the kit's Chinese and of the sandbox. The page "Copy
// guide" of Storybook says them with examples. Texts of the lab are for developers.

/** Stands for a figure or a name that is put into a template. */
const PUT_IN = '\uFFFC'
const HAN = '\\u4e00-\\u9fff'
const UNITS = '元|秒|期|次|位|张|步|天|万|亿|个|岁|项|份|笔|折|分钟|小时'
const BEFORE = '第|共|约|仅|最多|最高|尾号|预计|还剩|已选|已完成'
/** Keys of labels of buttons, as copy.ts names them. */
const BUTTON =
  /^(?:action|again|agree|all|back|button|cancel|change|confirm|continue\w*|done|finish|giveUp|goOn|home|keep|later|leave|look|next|ok|open|pay|repay|retry|skip|start|stay|submit|use)(?:Text|Label)?$/
/** Keys of what is said while something runs. */
const BUSY = /^(?:title|heading|loading|confirming|submitting|sending|waiting)$/

interface Rule {
  pattern: RegExp
  /** Only texts of these keys; default: all. */
  keys?: RegExp
  /** The fault and its remedy, for the part that was found. */
  what: (part: string) => string
}

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<![A-Za-z])\\d (?=[${HAN}])|[${HAN}] (?=\\d[\\d.,]*(?![\\dA-Za-z]))|${PUT_IN} (?=${UNITS})|(?:${BEFORE}) (?=${PUT_IN})`,
      'u',
    ),
    what: (part) => `has a space beside a figure ("${part}"): digits in Chinese texts stand without spaces.`,
  },
  {
    // The end of a range is written as its beginning is.
    pattern: /(?<![\d.,]|\d[-–~至])[1-9]\d{3,}(?:\.\d+)?元/,
    what: (part) => `writes ${part} without separators: 12,000元, by shortMoney or thousands of pricing.`,
  },
  {
    pattern: /放弃|不推荐|资格/,
    keys: BUTTON,
    what: (part) =>
      `says ${part} on a button: 离开 and 继续借款 for leaving, 暂不需要 and 去看看 for an offer.`,
  },
  {
    pattern: new RegExp(`[${HAN}][,;!?()]|[,;!?(][${HAN}]|[０-９Ａ-Ｚａ-ｚ％]`, 'u'),
    what: (part) =>
      `mixes widths ("${part}"): punctuation between Chinese letters is full-width, digits and Latin letters are half-width.`,
  },
  {
    pattern: /(?:…|\.\.\.)$/,
    keys: BUSY,
    what: () => 'ends with an ellipsis: that something runs is shown by the ring or the bar beside it.',
  },
]

/** A text that a rule of the specification fixes has this above it, with the number of the rule. */
const FIXED = /\/\/ To the letter: [a-zA-Z]+\.\d+/

/** Texts that customers read and that do not follow the rules. */
export function copyFaults(packages: readonly Package[]): string[] {
  return packages.flatMap(({ folder, files }) =>
    folder === 'app/lab'
      ? []
      : files
          .filter(({ file }) => folder === 'api-client/sandbox' || isCopy(file))
          .flatMap((source) => faultsOf(source)),
  )
}

const isCopy = (file: string) =>
  /(?:\/|[a-z])[cC]opy\.ts$|\/strings\.ts$|\/locale\/\w+\/zh-CN\.ts$/.test(file)

/** Lists of names with their numbers in one string are data. */
const isList = (text: string) => /^\d+\S+(?: \d+\S+)+$/u.test(text)

function faultsOf(source: Source): string[] {
  const faults: string[] = []
  const keys = keysOf(source)
  const check = (start: number, text: string) => {
    if (!new RegExp(`[${HAN}]`, 'u').test(text) || isList(text) || isFixed(source, start)) return
    for (const { pattern, keys: only, what } of RULES) {
      const found = pattern.exec(text)
      if (found && (!only || only.test(keys(start)))) {
        const from = Math.max(0, found.index - 4)
        const part = only ? found[0] : text.slice(from, found.index + found[0].length + 4)
        faults.push(`${source.at(start)} ${what(part.replaceAll(PUT_IN, '…'))}`)
      }
    }
  }
  new Visitor({
    Literal: ({ start, value }) => typeof value === 'string' && check(start, value),
    TemplateLiteral: ({ start, quasis }) =>
      check(start, quasis.map(({ value }) => value.cooked ?? value.raw).join(PUT_IN)),
  }).visit(source.program)
  return faults
}

/** The key of the innermost property around a place. */
function keysOf({ program }: Source): (at: number) => string {
  const spans: { start: number; end: number; key: string }[] = []
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') spans.push({ start: value.start, end: value.end, key: key.name })
    },
  }).visit(program)
  return (at) =>
    spans
      .filter(({ start, end }) => start <= at && at < end)
      .toSorted((one, other) => other.start - one.start || one.end - other.end)[0]?.key ?? ''
}

/** Whether the comment above the line of a place says which rule fixes the text. */
function isFixed({ text }: Source, start: number): boolean {
  const above = text.slice(0, start).split('\n').slice(0, -1)
  const last = above.findLastIndex((line) => !/^\s*\/\//.test(line))
  return above.slice(last + 1).some((line) => FIXED.test(line))
}
