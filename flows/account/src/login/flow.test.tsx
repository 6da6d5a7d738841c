import { backAtEveryPage, flowContract, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages, wrongRepliesIn, type PageState } from '@koo/page/testing/attacks'
import { signIn } from './flow.ts'
import { agree, askCode, code, NUMBERS } from './testing/signIn.ts'

flowContract(signIn)
reloadAtEveryPage(signIn)
backAtEveryPage(signIn)
attackedPages(signIn, { signedIn: false, silent: ['login'] })

const asked = (mobile: string, call: string, shows: string): PageState => ({
  page: 'login',
  signedIn: false,
  calls: [call],
  shows,
  after: () => askCode(mobile),
})

wrongRepliesIn(signIn, {
  'a code was sent': asked(NUMBERS.ordinary, 'user/sendLoginCode', '已发送至138\u202f••••\u202f0002'),
  'a number to verify': asked(NUMBERS.verified, 'user/loginRisk', '请完成短信验证'),
  'a number that is rejected': asked(NUMBERS.rejected, 'user/loginRisk', '请联系客服核实'),
  'the code was right': {
    ...asked(NUMBERS.ordinary, 'user/login', '登录'),
    async after(page) {
      await askCode(NUMBERS.ordinary)
      await page.rest()
      await agree.click()
      await code.fill('123456')
    },
  },
})
