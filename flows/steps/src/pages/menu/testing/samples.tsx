/** A menu with values, counts and rows of a reply: for the tests and the stories. */
import { userQueryBankcardListV3Query, userQueryIdentityQuery } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { IconCard, IconCoupon, IconPerson } from '@koo/kit/Icon'
import { Notice } from '@koo/kit/Notice'
import { cardName } from '@koo/page'
import { useCall } from '@koo/page/query'
import { menuPage, readValue, type MenuView } from '../index.ts'

const step = defineStep({ title: '我的', exits: { person: null, coupons: null, card: null } })
type Props = StepPageProps<typeof step>

function useMine({ exit }: Props): MenuView {
  const identity = useCall(userQueryIdentityQuery, {})
  const cards = useCall(userQueryBankcardListV3Query, {})
  return {
    head: <Notice>请勿将验证码告诉任何人</Notice>,
    groups: [
      {
        heading: '账号',
        rows: [
          {
            id: 'person',
            label: '个人资料',
            icon: <IconPerson />,
            value: readValue(identity, ({ realName }) => realName),
            onOpen: () => exit('person'),
          },
          { id: 'coupons', label: '优惠券', icon: <IconCoupon />, count: 128, onOpen: () => exit('coupons') },
          { id: 'messages', label: '消息', count: 0, value: '没有新消息' },
          {
            id: 'servicePhone',
            label: '客服电话',
            note: '每日09:00-21:00',
            value: '400-000-0000',
            href: 'tel:400-000-0000',
          },
          null,
        ],
      },
      {
        heading: '银行卡',
        of: { query: cards, failedTitle: '银行卡加载失败' },
        rows: (cards.data ?? []).map((card, place) => ({
          id: `card_${place}`,
          label: cardName(card.bankName, card.cardNo),
          icon: <IconCard />,
          onOpen: () => exit('card'),
        })),
      },
      { heading: '不显示', rows: [null] },
    ],
    foot: <Notice>版本1.0.0</Notice>,
  }
}

export const MinePage = menuPage({ useMenu: useMine })

export const mine = step.page(() => Promise.resolve({ default: MinePage }))
