/** Rules for what an ID card says. Each message names what is wrong, so that it can be corrected. */
import { isIdNumber } from '@koo/kit/IdNumberField'
import { isName, wrongInName } from '@koo/kit/NameField'
import { card } from './cardCopy.ts'
import type { Clock } from '../time/clock.ts'
import { beijingDay, dayIn } from '../time/dates.ts'

/** A message for the customer; undefined when nothing is wrong. */
type Fault = string | undefined

/** What is wrong with a name in the form of `nameOf`. `wrong` is said where no single character is to blame. */
export function nameFault(name: string, wrong: string): Fault {
  const character = wrongInName(name)
  // Private, unknown and broken characters have no shape that a message could show.
  if (character !== undefined)
    return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character !== '\ufffd'
      ? card.notInName(character)
      : card.unknownInName
  return isName(name) ? undefined : wrong
}

/** What is wrong with an ID number: its form, its check character, or a birthday that is not a day or still to come. */
export function idNumberFault(idNumber: string, clock: Pick<Clock, 'now'>, wrong: string): Fault {
  const today = beijingDay(clock.now()).replaceAll('-', '')
  return isIdNumber(idNumber) && idNumber.slice(6, 14) <= today ? undefined : wrong
}

/**
 * A validity in one form, `2015.03.01-2035.03.01` or `2015.03.01-长期`: without spaces, invisible characters and full-width signs,
 * with one dash, and with days as `20150301`, `2015/03/01` or `2015年03月01日` as the card writes them.
 */
export const validityOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[~‐-―−ー至到-]+/g, '-')
    .replace(/(\d{4})[-./。·年]?(\d{2})[-./。·月]?(\d{2})日?/g, '$1.$2.$3')
    .replace(/[长長]期(?:有效)?/, '长期')

/**
 * What is wrong with a validity in the form of `validityOf`: days that do not exist, an end before the start, a start still to
 * come, an end that is over. `wrong` is said when it is no validity at all.
 */
export function validityFault(validity: string, clock: Pick<Clock, 'now'>, wrong: string): Fault {
  const [, from = '', until = ''] = /^(\d{4}\.\d{2}\.\d{2})-(\d{4}\.\d{2}\.\d{2}|长期)$/.exec(validity) ?? []
  if (from === '') return wrong
  const today = beijingDay(clock.now())
  const start = dayIn(from)
  if (start === null) return card.noDay(from)
  if (start > today) return card.notYetValid
  if (until === '长期') return undefined
  const end = dayIn(until)
  if (end === null) return card.noDay(until)
  if (end <= start) return card.endsBeforeStart
  return end < today ? card.expired : undefined
}
