/** A page that is about what its query names, and shows its outcome in its own place, for the tests and stories of `formPage`. */
import { userSelectUserDataQuery, userUpdateUserData } from '@koo/api-client/calls'
import { defineStep, optionalQuery, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { TextField } from '@koo/page/fields'
import { requiredText } from '@koo/page/form'
import { ResultPage } from '@koo/page/layout'
import * as z from 'zod/mini'
import { formPage } from '../index.ts'

export const label = '昵称'
export const texts = { submit: '保存昵称', failed: '资料加载失败' }
export const said = { closed: '没有邮箱，不能修改昵称', saved: (nickname: string) => `昵称已改为${nickname}` }

const step = defineStep({ title: '修改昵称', exits: { done: null, later: null } })
/** `now`: the nickname to begin with. */
const search = optionalQuery({ now: /^.{1,10}$/u })
type Props = StepPageProps<typeof step, typeof search>

export const Nickname = formPage({
  query: userSelectUserDataQuery,
  schema: z.object({ nickname: requiredText('请填写昵称', 20) }),
  defaultValues: ({ nickname }, page: Props) => ({ nickname: page.search.now ?? nickname ?? '' }),
  draft: (page) => ({ key: `sample_nickname.${page.search.now ?? ''}` }),
  submit: userUpdateUserData,
  request: ({ nickname }, page) => ({ nickname: page.search.now === undefined ? nickname : `${nickname}!` }),
  texts,
  useParts: ({ fields }, { exit }, { email }) => ({
    fields: <TextField name={fields.nickname} label={label} />,
    instead: !email && (
      <ResultPage
        tone="quiet"
        title={said.closed}
        actions={<Button onClick={() => exit('later')}>返回</Button>}
      />
    ),
  }),
  sent: ({ values: { nickname } }, { exit }) => (
    <ResultPage
      tone="ok"
      title={said.saved(nickname)}
      actions={<Button onClick={() => exit('done')}>完成</Button>}
    />
  ),
})

export const nicknameStep = step.page(() => Promise.resolve({ default: Nickname, search }))
