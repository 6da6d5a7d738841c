import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { system } from './flow.ts'
import { personas } from './personas.ts'

const search = { agreement: { key: 'service' }, iframe: { url: 'https://protocol.credit.test/loan' } }

flowContract(system, { search })
reloadAtEveryPage(system, { search })
backAtEveryPage(system, { search })
personasOf(system, personas)
attackedPages(system, {
  search,
  // They show what the address or the device says.
  silent: ['middleRedirect', 'offline', 'loginCallback', 'iframe', 'loadFailed'],
})
