import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import { amountOf } from './facts.ts'
import { FinishButton } from './FinishButton.tsx'
import { tobaccoPart } from './tobaccoPart.ts'

const text = copy.goods

/** What the shop has ordered, and the end of the verification. */
export default tobaccoPart({
  what: '商品信息',
  part: ({ goodsInfo }) => goodsInfo ?? null,
  // The same goods may be in a list twice, so they are rows and no facts.
  sections: () => [],
  body: (goods) =>
    goods.length === 0 ? (
      <Notice>{text.none}</Notice>
    ) : (
      <Surface pad="list" heading={text.heading}>
        {goods.map(({ name, count, amount }, place) => (
          <ListRow
            key={`${name} ${place}`}
            label={name}
            value={amountOf(amount)}
            {...(count != null && { note: text.pieces(count) })}
          />
        ))}
      </Surface>
    ),
  footer: (_, { exit }) => <FinishButton exit={exit} />,
})
