import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { raiseLimit } from './flow.ts'
import { personas } from './personas.ts'

flowContract(raiseLimit)
reloadAtEveryPage(raiseLimit)
backAtEveryPage(raiseLimit)
personasOf(raiseLimit, personas)
// They show what is written, or what is in memory; `fail` asks about the verification that its address names.
const silent = ['cardDzlMid', 'fail', 'fpExample', 'fpExample2', 'wsdStepTwo', 'wsdAuthPushStreamExample']
attackedPages(raiseLimit, { silent: [...silent, 'academicAuthLoading', 'academicAuthResult'] })
