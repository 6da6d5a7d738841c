import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { account } from './flow.ts'

flowContract(account)
reloadAtEveryPage(account)
backAtEveryPage(account)
attackedPages(account, { silent: ['login'] })
