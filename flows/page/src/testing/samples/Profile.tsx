/** The data of a customer and the result of saving them, for the tests of `DetailPage`, `ResultPage` and `useTrack`. */
import { userSelectUserDataQuery } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { useState } from 'react'
import { DetailPage, QueryBoundary, ResultPage } from '../../entries/layout.ts'
import { useCall } from '../../entries/query.ts'
import { useTrack } from '../../entries/track.ts'

const step = defineStep({ title: '个人资料', exits: { finish: null } })
export const profile = step.page(() => Promise.resolve({ default: Profile }))

type Events = { profile_confirmed: { complete: boolean } }

function Profile({ exit }: StepPageProps<typeof step>) {
  const customer = useCall(userSelectUserDataQuery, {})
  const track = useTrack<Events>()
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed)
    return (
      <ResultPage
        tone="ok"
        title="资料已确认"
        text="可以继续借款"
        facts={[{ label: '确认方式', value: '本人确认' }]}
        actions={<Button onClick={() => void exit('finish')}>完成</Button>}
      />
    )
  const confirm = (complete: boolean) => {
    track('profile_confirmed', { complete })
    setConfirmed(true)
  }
  return (
    <QueryBoundary
      query={customer}
      skeleton="detail"
      failed={() => ({
        title: '资料加载失败',
        footer: <Button onClick={() => void exit('finish')}>以后再说</Button>,
      })}
    >
      {({ realName, company }) => (
        <DetailPage
          head={<p>请核对您的资料</p>}
          sections={[
            { heading: '身份', facts: [{ label: '姓名', value: realName ?? '未填写', note: '不可修改' }] },
            { heading: '工作', facts: [{ label: '单位', value: company ?? '未填写' }] },
          ]}
          footer={<Button onClick={() => confirm(Boolean(company))}>确认无误</Button>}
        />
      )}
    </QueryBoundary>
  )
}
