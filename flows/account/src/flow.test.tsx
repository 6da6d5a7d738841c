import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { wrongReplies } from '@koo/page/testing/replies'
import { account } from './flow.ts'

flowContract(account)
reloadAtEveryPage(account)
backAtEveryPage(account)
wrongReplies(account, { silent: ['login'] })
