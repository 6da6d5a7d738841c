import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { home } from './flow.ts'
import { personas } from './personas.ts'

flowContract(home)
reloadAtEveryPage(home)
backAtEveryPage(home)
personasOf(home, personas)
// A bill is due, so every part of the wallet is there, and no window comes over the page when its picture has loaded.
attackedPages(home, { persona: 'home-due' })
