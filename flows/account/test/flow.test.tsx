import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { account } from '../src/flow.ts'

flowContract(account)
reloadAtEveryPage(account)
backAtEveryPage(account)
