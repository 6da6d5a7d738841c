import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { merchant } from './flow.ts'
import { personas } from './personas.ts'

flowContract(merchant)
reloadAtEveryPage(merchant)
backAtEveryPage(merchant)
personasOf(merchant, personas)

// They show what is written, or ask for nothing until somebody taps.
const examples = Object.keys(merchant.pages).filter((name) => /Demo|Example/.test(name))
const documents = ['uploadCertificate', 'uploadContract', 'uploadMarriageCert', 'cardUpload']
attackedPages(merchant, { silent: [...examples, ...documents, 'video'] })
