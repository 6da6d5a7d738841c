import { cardName, maskedPhone, shownMask } from '@koo/page'
import { beijingText, clockText, dayText, momentText } from '@koo/page/time'
import {
  capitalNumeral,
  discountText,
  readableText,
  money,
  moneyCut,
  percentText,
  shortMoney,
  thousands,
  toCents,
  wan,
} from '@koo/pricing'

/** One format: what for, the call that makes it, and what that returns. */
export interface Format {
  readonly use: string
  readonly call: string
  readonly given: string
  readonly shown: string
}

const format = (use: string, call: string, given: string, shown: string): Format => ({
  use,
  call,
  given,
  shown,
})

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const at = (text: string) => Date.parse(`${text}+08:00`)
const DAY = '2026-12-31T20:59:00'
const LATER = '2027-01-03T09:05:00'

/** The formats of the product by kind. Each text is made by the function that the pages call. */
export const formats: Readonly<Record<string, readonly Format[]>> = {
  Amounts: [
    format('in a plan, on a button', 'money', '1074.89', `¥${money(toCents('1074.89'))}`),
    format('in a sentence', 'shortMoney', '12000.00', `${shortMoney(toCents('12000'))}元`),
    format('in a sentence, with cents', 'shortMoney', '500.50', `${shortMoney(toCents('500.5'))}元`),
    format('of a loan that was taken', 'moneyCut', '19999.99', `${moneyCut(toCents('19999.99'))}元`),
    format('a large limit', 'wan', '55000', wan('55000')),
    format('a limit, never too much', 'wan', '19999.9', wan('19999.9')),
    format('without cents', 'thousands', '12345.67', thousands('12345.67', 0)),
    format('in a contract', 'capitalNumeral', '12000', capitalNumeral('12000')),
    format('in a sentence of a server', 'readableText', '您还有38000元', readableText('您还有38000元')),
    format('missing', 'thousands', '', thousands('') || 'nothing: the line is not shown'),
  ],
  'Rates and discounts': [
    format('年利率（单利）', 'percentText', '0.153', percentText('0.153')),
    format('never rounded up', 'percentText', '0.2399949', percentText('0.2399949')),
    format('a discount', 'discountText', '0.85', discountText('0.85')),
  ],
  'Dates and times': [
    format('a day of this year', 'dayText', DAY, dayText(at(DAY), NOW)),
    format('a day of another year', 'dayText', LATER, dayText(at(LATER), NOW)),
    format('a time', 'clockText', LATER, clockText(at(LATER))),
    format('day and time', 'momentText', DAY, momentText(at(DAY), NOW)),
    format('for the server only', 'beijingText', DAY, beijingText(at(DAY))),
  ],
  'People and cards': [
    format('a phone number', 'maskedPhone', '13800000002', maskedPhone('13800000002')),
    format(
      'an ID card, masked by a server',
      'shownMask',
      '330106********4372',
      shownMask('330106********4372'),
    ),
    format('a bank card', 'cardName', '招商银行, 6214835670', cardName('招商银行', '6214835670')),
  ],
}
