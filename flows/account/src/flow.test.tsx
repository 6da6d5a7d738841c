import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage, type Persona } from '@koo/flow/testing'
import { attackedPages, signedOutPages } from '@koo/page/testing/attacks'
import { account } from './flow.ts'

/** Ways of a customer through the account. */
const ways = [
  {
    name: 'corrects what is known',
    lines: [
      { at: 'settings', exit: 'profile' },
      { at: 'profile', exit: 'changeMobile' },
      { at: 'changeMobile', exit: 'done' },
      { at: 'settings', exit: 'address' },
      { at: 'address', exit: 'edit' },
      { at: 'addressEdit', exit: 'done' },
      { at: 'address' },
    ],
  },
  {
    name: 'needs an e-mail address for the export',
    lines: [
      { at: 'privacy', exit: 'export' },
      { at: 'export', exit: 'profile' },
      { at: 'profile', exit: 'saved' },
      { at: 'export', exit: 'done' },
      { at: 'privacy', exit: 'cancel' },
      { at: 'cancel', exit: 'done' },
      { at: 'cancelResult' },
    ],
  },
  {
    name: 'looks for help',
    lines: [
      { at: 'help', exit: 'article', with: { id: 'H001' } },
      { at: 'helpDetail', exit: 'service' },
      { at: 'service', exit: 'complaint' },
      { at: 'complaint', exit: 'done' },
      { at: 'help' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof account.pages>[]

flowContract(account)
reloadAtEveryPage(account)
backAtEveryPage(account)
personasOf(account, ways)
signedOutPages(account)
// They ask for nothing before a tap, or lead on at once.
attackedPages(account, { silent: ['login', 'cancelResult', 'complaint'] })
