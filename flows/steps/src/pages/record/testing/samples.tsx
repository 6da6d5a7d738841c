/** A bank card by its id, which can be taken off: for the tests and the stories. */
import { userQueryBankcardListV3Query, userUnbindBankcard } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { cardTail } from '@koo/page'
import { WriteButton } from '@koo/page/form'
import { useCall } from '@koo/page/query'
import * as z from 'zod/mini'
import { recordPage } from '../index.ts'

const search = z.object({ id: z.optional(z.string()) })
const step = defineStep({ title: '银行卡详情', exits: { gone: null, list: null } })
type Props = StepPageProps<typeof step, typeof search>

export const CardPage = recordPage({
  useThing: ({ search: { id } }: Props) =>
    useCall(
      userQueryBankcardListV3Query,
      {},
      { select: (cards) => cards.find(({ userCardId }) => userCardId === id) ?? null },
    ),
  head: ({ bankName }) => <Notice>{`您正在查看${bankName}的卡片`}</Notice>,
  sections: ({ bankName, cardNo, bankCode }, now) => [
    {
      heading: '卡片',
      facts: [
        { label: '银行', value: bankName },
        { label: '卡号', value: `尾号${cardTail(cardNo)}`, note: '只显示后四位' },
        { label: '银行代码', value: bankCode },
        { label: '备注', value: null },
        { label: '别名', value: '  ' },
      ],
    },
    { heading: '没有的', facts: [{ label: '空', value: undefined }] },
    { facts: [{ label: '查看于', value: new Date(now).getUTCFullYear() }] },
  ],
  body: () => <Notice>解绑后可以重新绑定</Notice>,
  footer: ({ userCardId, bankName }, { exit }) => (
    <WriteButton
      block
      call={userUnbindBankcard}
      request={{ userCardId }}
      confirm={{ title: `解绑${bankName}？`, confirmText: '解绑', danger: true }}
      onDone={() => exit('gone')}
    >
      解绑
    </WriteButton>
  ),
  gone: ({ exit }) => ({
    title: '没有找到这张卡',
    text: '可能已经解绑。',
    actions: (
      <Button block onClick={() => exit('list')}>
        查看全部卡片
      </Button>
    ),
  }),
  failedTitle: '卡片加载失败',
})

export const card = step.page(() => Promise.resolve({ default: CardPage, search }))
